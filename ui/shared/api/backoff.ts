const first = 700
const longest = 30_000

/** Milliseconds before the next try after `failures` in a row: 0.35 to 0.7 s at first, doubling up to 15 to 30 s. */
export const pauseAfter = (failures: number): number => {
  const full = Math.min(longest, first * 2 ** Math.max(0, failures - 1))
  // Half of it random (jitter), so that clients do not come back to a restarted server at the same moment.
  return full * (0.5 + Math.random() / 2)
}

/**
 * The milliseconds that `Retry-After` asks for: the header carries seconds or a date. Null without a readable value.
 */
export const retryAfter = (header: string | null): number | null => {
  if (header === null || header.trim() === "") return null
  const seconds = Number(header)
  const pause = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1_000
  return Number.isNaN(pause) ? null : Math.max(0, pause)
}
