// Database drivers put the statement, values and all, before " - "; messages and phone numbers do not belong in a log.
export const withoutStatement = (message: string) =>
  message.slice(message.lastIndexOf(" - ") + 1).replace(/^- /, "")

const framesOf = (error: Error) =>
  (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())

/** What the log says about an error: its name, its own words, its code and where it happened. */
export const describeError = (error: unknown): object => {
  if (!(error instanceof Error)) return { name: typeof error }
  return {
    name: error.name,
    message: withoutStatement(error.message),
    ...("code" in error ? { code: error.code } : {}),
    stack: framesOf(error),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {})
  }
}
