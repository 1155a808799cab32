import { LRUCache } from "lru-cache"

interface Options<A> {
  readonly sizeOf: (thing: A) => number
  /** How much is kept of what was asked for once. */
  readonly once: number
  /** How much is kept of what was asked for again. */
  readonly again: number
}

/** Keeps things by name: what is asked for once makes room for its like, and pushes out nothing that is in use. */
export const makeTwoStepCache = <A extends object>({ again, once, sizeOf }: Options<A>) => {
  const sizeCalculation = (thing: A, name: string) => sizeOf(thing) + name.length
  const first = new LRUCache<string, A>({ maxSize: once, sizeCalculation })
  const inUse = new LRUCache<string, A>({ maxSize: again, sizeCalculation })

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
