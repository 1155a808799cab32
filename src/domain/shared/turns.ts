/** How many of one homeowner's things come before it is the others' turn. */
export const turnSize = 3

interface Owned {
  readonly homeownerId: string
}

/** Something with its homeowner's turn, from 0: the first `turnSize` are in the first. */
export interface InTurn<A> {
  readonly item: A
  readonly turn: number
}

/**
 * Things that wait, newest first, in turns: at most `turnSize` of one homeowner, then as many of each other, and then
 * the next. One homeowner's many requests do not push others out of sight.
 */
export const inTurns = <A extends Owned>(newestFirst: ReadonlyArray<A>): ReadonlyArray<InTurn<A>> => {
  const counts = new Map<string, number>()
  return newestFirst
    .map((item) => {
      const before = counts.get(item.homeownerId) ?? 0
      counts.set(item.homeownerId, before + 1)
      return { item, turn: Math.floor(before / turnSize) }
    })
    .toSorted((a, b) => a.turn - b.turn)
}
