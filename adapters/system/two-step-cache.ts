import { LRUCache } from "lru-cache"

import type { KeptResult } from "#adapters/system/meters.ts"

interface Options<A> {
  readonly sizeOf: (thing: A) => number
  /** The size of the segment for values that were asked for once. */
  readonly once: number
  /** The size of the segment for values that were asked for again. */
  readonly again: number
  /** Called for each eviction. */
  readonly count?: (result: KeptResult) => void
}

/** A segmented LRU cache: values that were asked for only once evict each other, and never those that are in use. */
export const makeTwoStepCache = <A extends object>({
  again,
  count = () => undefined,
  once,
  sizeOf
}: Options<A>) => {
  const sizeCalculation = (thing: A, name: string) => sizeOf(thing) + name.length
  const dispose = (_: A, __: string, why: LRUCache.DisposeReason) => {
    if (why === "evict") count("evicted")
  }
  const first = new LRUCache<string, A>({ maxSize: once, sizeCalculation, dispose })
  const inUse = new LRUCache<string, A>({ maxSize: again, sizeCalculation, dispose })

  return {
    get: (name: string): A | undefined => {
      const found = inUse.get(name) ?? first.get(name)
      if (found !== undefined && first.delete(name)) inUse.set(name, found)
      return found
    },
    set: (name: string, thing: A): void => {
      const step = inUse.has(name) ? inUse : first
      step.set(name, thing)
    },
    isInUse: (name: string): boolean => inUse.has(name)
  }
}
