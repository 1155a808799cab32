import { LRUCache } from "lru-cache"

import type { KeptResult } from "#adapters/system/meters.ts"

interface Options<A> {
  readonly sizeOf: (thing: A) => number
  /** How much is kept of what was asked for once. */
  readonly once: number
  /** How much is kept of what was asked for again. */
  readonly again: number
  /** Told of what was put out for want of room. */
  readonly kept?: (result: KeptResult) => void
}

/** Keeps things by name: what is asked for once makes room for its like, and pushes out nothing that is in use. */
export const makeTwoStepCache = <A extends object>({
  again,
  kept = () => undefined,
  once,
  sizeOf
}: Options<A>) => {
  const sizeCalculation = (thing: A, name: string) => sizeOf(thing) + name.length
  const dispose = (_: A, __: string, why: LRUCache.DisposeReason) => {
    if (why === "evict") kept("evicted")
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
