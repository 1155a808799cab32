import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"
import { LRUCache } from "lru-cache"

import type { EventId } from "#domain/events/event.ts"

const most = 1_000

// Events are kept for longer: by then none has been removed that has come since.
const longestMs = 10 * 60 * 1000

/** How many there were, and the newest event of what was counted, 0 for none. */
export interface Count {
  readonly total: number
  readonly asOf: EventId
}

interface Entry {
  readonly turn: Semaphore.Semaphore
  known: Count | null
}

/**
 * How many providers a search finds, remembered until something that it counts has changed, on whichever server: for
 * counting a thousand takes longer than fetching twenty. One counts at a time; who waits shares what the next has found.
 */
export class Counts {
  #entries = new LRUCache<string, Entry>({ max: most, ttl: longestMs })

  /** The search's total as of an event of what it counts, or later: the known one, or what `count` finds. */
  of(search: string, asOf: EventId, count: Effect.Effect<Count>): Effect.Effect<number> {
    return Effect.suspend(() => {
      const entry = this.#entries.get(search) ?? { turn: Semaphore.makeUnsafe(1), known: null }
      const orElse = (counting: Effect.Effect<number>) =>
        Effect.suspend(() =>
          entry.known !== null && entry.known.asOf >= asOf ? Effect.succeed(entry.known.total) : counting
        )
      const counting = Effect.map(count, (found) => {
        entry.known = found
        this.#entries.set(search, entry)
        return found.total
      })
      if (entry.known === null) this.#entries.set(search, entry)
      return orElse(entry.turn.withPermit(orElse(counting)))
    })
  }

  clear(): void {
    this.#entries.clear()
  }
}
