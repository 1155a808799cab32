import type { Fault } from "#domain/shared/input.ts"
import type { Problem } from "#ports/http/problem.ts"

const unreachable = "We could not reach the server. Check your connection and try again."

const readProblem = (text: string): Partial<Problem> => {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === "object" && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

/**
 * A call that was not answered with 2xx. `message` is "{status}: {body text}" (docs/product.md#failures), for people to
 * read only: code decides by the fields. `detail` is the sentence for people, `code` the failure's name, both null when
 * the answer was not the server's own; `errors` are the faults by field.
 */
export class CallError extends Error {
  override readonly name = "CallError"
  /** 0 when no answer came at all. */
  readonly status: number
  /** The body of the answer; with the status it makes the same error again. */
  readonly text: string
  readonly code: string | null
  readonly detail: string | null
  readonly errors: ReadonlyArray<Fault>

  constructor(status: number, text: string, statusText: string) {
    const answer = text === "" ? statusText : text
    super(`${status}: ${answer}`)
    const problem = readProblem(text)
    this.status = status
    this.text = answer
    this.code = problem.code ?? null
    this.detail = status === 0 ? unreachable : (problem.detail ?? null)
    this.errors = problem.errors ?? []
  }

  static unreachable = () => new CallError(0, "", unreachable)
}

/** The failed call behind an error: the error itself, or the cause that a screen's own error names. */
export const callErrorIn = (error: unknown): CallError | undefined => {
  if (error instanceof CallError) return error
  return error instanceof Error ? callErrorIn(error.cause) : undefined
}

/** The status of a failed call; 0 when no answer came, undefined when the error is not about a call. */
export const statusOf = (error: unknown): number | undefined => callErrorIn(error)?.status

/** Whether the same call may succeed later: what is missing, over or not allowed stays so. */
export const mayPass = (error: unknown): boolean => {
  const status = statusOf(error) ?? 0
  return status < 400 || status >= 500 || status === 429
}

/** What people read about a failure: the server's sentence, else the screen's own words for it. */
export const wordsFor = (error: unknown, otherwise = "Please try again."): string =>
  error instanceof CallError ? (error.detail ?? otherwise) : otherwise
