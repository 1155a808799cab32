import { inTurns, turnSize } from "#domain/shared/turns.ts"
import type { OwnMark, OwnSlice } from "#ports/views/own-slice.ts"

import { newestFirst } from "./order.ts"

/** The newest of `own`, or those after a row of the list. */
export const pageOfNewest = <A extends OwnMark>(
  own: ReadonlyArray<A>,
  { before, limit }: OwnSlice
): ReadonlyArray<A> =>
  own
    .filter((item) => before === null || newestFirst(before, item) < 0)
    .toSorted(newestFirst)
    .slice(0, limit)

/**
 * A page of what waits, in turns: the first, or the one after `before`, which has its place even if it waits no longer.
 */
export const pageInTurns = <A extends OwnMark>(
  waiting: ReadonlyArray<A>,
  { before, limit }: OwnSlice
): ReadonlyArray<A> => {
  const newer = waiting.filter(
    (item) => before?.homeownerId === item.homeownerId && newestFirst(item, before) < 0
  )
  const reached = Math.floor(newer.length / turnSize)
  return inTurns(waiting.toSorted(newestFirst))
    .filter(
      ({ item, turn }) =>
        before === null || turn > reached || (turn === reached && newestFirst(before, item) < 0)
    )
    .slice(0, limit)
    .map(({ item }) => item)
}
