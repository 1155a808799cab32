import type { ShownTopic } from "#domain/events/event.ts"
import type { Newest } from "#ports/event-log.ts"

import type { AskForNewest } from "./newest-events.ts"

/** Milliseconds in which a log that is away is not asked again. */
const restMs = 100

/**
 * A circuit breaker: once the log is away, it is asked by one caller at a time, ten times a second at most, and all
 * others are told at once that it is away. The first answer ends that.
 */
export const knowingWhenAway = (
  ask: (topics: ReadonlyArray<ShownTopic>) => Promise<Newest>
): AskForNewest => {
  let awaySince: number | null = null
  let restsUntil = 0

  return async (topics) => {
    if (awaySince !== null && Date.now() < restsUntil) return { awaySince }
    // Until this caller has its answer.
    if (awaySince !== null) restsUntil = Infinity
    try {
      // A second attempt: a connection may be lost although the log is there.
      const newest = await ask(topics).catch(() => ask(topics))
      awaySince = null
      return newest
    } catch {
      awaySince ??= Date.now()
      restsUntil = Date.now() + restMs
      return { awaySince }
    }
  }
}
