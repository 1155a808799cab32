import type { ShownTopic } from "#domain/events/event.ts"
import type { Newest } from "#ports/event-log.ts"

import type { AskForNewest } from "./newest-events.ts"

/** Milliseconds in which a log that is away is not asked again. */
const restMs = 100

/**
 * Remembers that the log is away: then it is asked by one at a time, ten times a second at most, and all others are
 * told at once. The first answer ends that.
 */
export const knowingWhenAway = (
  ask: (topics: ReadonlyArray<ShownTopic>) => Promise<Newest>
): AskForNewest => {
  let awaySince: number | null = null
  let restsUntil = 0

  return async (topics) => {
    if (awaySince !== null && Date.now() < restsUntil) return { awaySince }
    // For as long as this one waits.
    if (awaySince !== null) restsUntil = Infinity
    try {
      // A connection may be lost where the log is not.
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
