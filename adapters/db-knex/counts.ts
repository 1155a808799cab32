import { performance } from "node:perf_hooks"

import * as Effect from "effect/Effect"

const freshMs = 1_000
const capacity = 1_000

interface Count {
  readonly total: Effect.Effect<number>
  /** When counting began. */
  readonly at: number
}

/**
 * How many providers a search finds, remembered for a second: the same popular searches come again and again, and
 * counting a thousand rows costs more than fetching twenty. Who asks while it is being counted waits for that count.
 * Writes of this server forget all of it; another server's are seen within the second.
 */
export class Counts {
  #counts = new Map<string, Count>()

  /** The search's total: the known one, or what `count` finds. */
  of(search: string, count: Effect.Effect<number>): Effect.Effect<number> {
    return Effect.suspend(() => {
      const known = this.#counts.get(search)
      return known !== undefined && performance.now() - known.at < freshMs
        ? known.total
        : Effect.flatMap(Effect.cached(count), (total) => this.#keep(search, total))
    })
  }

  clear(): void {
    this.#counts.clear()
  }

  #keep(search: string, total: Effect.Effect<number>): Effect.Effect<number> {
    const entry = { total, at: performance.now() }
    if (this.#counts.size >= capacity) this.clear()
    this.#counts.set(search, entry)
    return Effect.onError(total, () =>
      Effect.sync(() => {
        if (this.#counts.get(search) === entry) this.#counts.delete(search)
      })
    )
  }
}
