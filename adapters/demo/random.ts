import { hashOf } from "#domain/shared/letters.ts"

/** A seeded source of chance: the same seed gives the same numbers on every machine. */
export interface Random {
  /** At least 0, below 1. */
  readonly next: () => number
  /** A whole number, both ends included. */
  readonly between: (min: number, max: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <A>(items: ReadonlyArray<A>) => A
  /** An item by its weight. */
  readonly weighted: <A>(items: ReadonlyArray<readonly [A, number]>) => A
  readonly shuffled: <A>(items: ReadonlyArray<A>) => ReadonlyArray<A>
  /** A source of its own, so that one part of the data does not move another. */
  readonly fork: (label: string) => Random
}

const mulberry32 = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000
  }
}

const itemAt = <A>(items: ReadonlyArray<A>, index: number): A => {
  const item = items[index]
  if (item === undefined) throw new Error("There is nothing to choose from")
  return item
}

export const seededRandom = (label: string): Random => {
  const next = mulberry32(hashOf(label))
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))

  const weighted = <A>(items: ReadonlyArray<readonly [A, number]>): A => {
    let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of items) {
      left -= weight
      if (left < 0) return item
    }
    return itemAt(items, items.length - 1)[0]
  }

  return {
    next,
    between,
    weighted,
    chance: (probability) => next() < probability,
    pick: (items) => itemAt(items, Math.floor(next() * items.length)),
    shuffled: (items) => {
      const ranked = items.map((item) => ({ item, rank: next() }))
      return ranked.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item)
    },
    fork: (name) => seededRandom(`${label}/${name}`)
  }
}
