// Milliseconds by which the device's clock is ahead of the server's, by the last answer.
let ahead = 0

/**
 * Compares the clocks by the `Date` of an answer that has just come. Answers with a `max-age` may come from the
 * browser's cache, and are skipped.
 */
export const noteTime = (headers: Headers): void => {
  if (headers.get("cache-control")?.includes("max-age")) return
  ahead = Date.now() - Date.parse(headers.get("date") ?? "") || 0
}

/** The current time by the server's clock, which decides what may be done: a device's clock can be days off. */
export const serverNow = (): string => new Date(Date.now() - ahead).toISOString()
