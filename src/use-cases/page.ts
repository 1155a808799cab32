import * as Effect from "effect/Effect"

import { ownPageSize } from "#domain/shared/limits.ts"

/** A page of a list, and whether another follows. */
export interface Page<A> {
  readonly items: ReadonlyArray<A>
  readonly hasNext: boolean
}

interface Asked<Id> {
  readonly before?: Id | undefined
  readonly limit?: number | undefined
}

/** Which rows to ask for: one more than the page has. `markAt` finds the row that it follows. */
export const sliceOf = Effect.fnUntraced(function* <Id, Mark, E, R>(
  { before, limit = ownPageSize }: Asked<Id>,
  markAt: (id: Id) => Effect.Effect<Mark, E, R>
) {
  return { before: before === undefined ? null : yield* markAt(before), limit: limit + 1 }
})

/** Cuts a page out of the rows of a slice. */
export const pageOf = <A>(rows: ReadonlyArray<A>, { limit }: { readonly limit: number }): Page<A> => ({
  items: rows.slice(0, limit - 1),
  hasNext: rows.length === limit
})
