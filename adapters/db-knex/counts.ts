import { performance } from "node:perf_hooks"

const freshMs = 1_000
const capacity = 1_000

interface Count {
  readonly total: number
  readonly at: number
}

/**
 * How many providers a search finds, remembered for a second: the same popular searches come again and again, and
 * counting a thousand rows costs more than fetching twenty. Writes of this server forget all of it; another
 * server's are seen within the second.
 */
export class Counts {
  #counts = new Map<string, Count>()

  get(search: string): number | undefined {
    const known = this.#counts.get(search)
    return known !== undefined && performance.now() - known.at < freshMs ? known.total : undefined
  }

  set(search: string, total: number): void {
    if (this.#counts.size >= capacity) this.clear()
    this.#counts.set(search, { total, at: performance.now() })
  }

  clear(): void {
    this.#counts.clear()
  }
}
