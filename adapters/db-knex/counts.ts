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

/** How many more than are told get counted: until so many events have come, what is told is told again. */
export const spareCounts = 1_000

// An event is of one provider, who may have gone: so many at most are fewer.
const isAtLeast = (enough: number, { asOf, total }: Count, now: EventId) => total - (now - asOf) >= enough

/**
 * How many providers a search finds, remembered until something that it counts has changed, on whichever server: for
 * counting a thousand takes longer than fetching twenty. One counts at a time; who waits shares what the next has found.
 */
export class Counts {
  #entries = new LRUCache<string, Entry>({ max: most, ttl: longestMs })

  /**
   * The search's total as of an event of what it counts, or later: the known one, or what `count` finds. Nobody is told
   * of more than `enough`; null where all are told.
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
