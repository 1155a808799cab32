/** Milliseconds after which a process has proved that it can live. */
const provedMs = 60_000
const firstMs = 500
const longestMs = 10_000

/** Backoff before a process that has died is started again: longer each time that it dies soon after its start. */
export const restAfter = (livedMs: number, deaths: number) =>
  livedMs >= provedMs
    ? { ms: 0, deaths: 0 }
    : { ms: Math.min(longestMs, firstMs * 2 ** deaths), deaths: deaths + 1 }
