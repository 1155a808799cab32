import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"
import { LRUCache } from "lru-cache"

import type { EventId } from "#domain/events/event.ts"

const most = 1_000

// Shorter than events are kept, so every event since the count can still be found.
const longestMs = 10 * 60 * 1000

/** How many were counted, and the newest event of what was counted, 0 for none. */
export interface Count {
  readonly total: number
  readonly asOf: EventId
}

interface Entry {
  readonly turn: Semaphore.Semaphore
  known: Count | null
}

/**
 * Count this many beyond the cap that is shown: the capped figure then stays right until this many events have come.
 */
export const spareCounts = 1_000

// Each event is about one provider, who may be gone: the total has dropped by at most one per event.
const isAtLeast = (enough: number, { asOf, total }: Count, now: EventId) => total - (now - asOf) >= enough

/**
 * Cache of how many providers a search finds, valid until something that it counts has changed, on whichever server:
 * counting a thousand takes longer than fetching twenty. A search is counted once at a time; callers that wait share
 * the result.
 */
export class Counts {
  #entries = new LRUCache<string, Entry>({ max: most, ttl: longestMs })

  /**
   * The search's total as of the event `asOf` of what it counts, or later: the cached one, or what `count` finds. It is
   * capped at `enough`; null for no cap.
   */
  of(
    search: string,
    { asOf, enough }: { readonly asOf: EventId; readonly enough: number | null },
    count: Effect.Effect<Count>
  ): Effect.Effect<number> {
    const told = (total: number) => (enough === null ? total : Math.min(total, enough))
    const isRight = (known: Count) =>
      known.asOf >= asOf || (enough !== null && isAtLeast(enough, known, asOf))
    return Effect.suspend(() => {
      const entry = this.#entries.get(search) ?? { turn: Semaphore.makeUnsafe(1), known: null }
      const orElse = (counting: Effect.Effect<number>) =>
        Effect.suspend(() =>
          entry.known !== null && isRight(entry.known) ? Effect.succeed(told(entry.known.total)) : counting
        )
      const counting = Effect.map(count, (found) => {
        entry.known = found
        this.#entries.set(search, entry)
        return told(found.total)
      })
      if (entry.known === null) this.#entries.set(search, entry)
      return orElse(entry.turn.withPermit(orElse(counting)))
    })
  }

  clear(): void {
    this.#entries.clear()
  }
}
