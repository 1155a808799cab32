// In milliseconds, as far as the last answer tells.
let ahead = 0

/** Takes note of what time the server has, by an answer that has just come; a browser may have kept some for a while. */
export const noteTime = (headers: Headers): void => {
  if (headers.get("cache-control")?.includes("max-age")) return
  ahead = Date.now() - Date.parse(headers.get("date") ?? "") || 0
}

/** The moment that it is for the server, which decides what may be done: the clock of a device can be days off. */
export const serverNow = (): string => new Date(Date.now() - ahead).toISOString()
