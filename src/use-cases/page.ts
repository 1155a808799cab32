/** A page of a list, and whether another follows. */
export interface Page<A> {
  readonly items: ReadonlyArray<A>
  readonly hasNext: boolean
}

/** Cuts a page out of rows that were asked for with one more than it has. */
export const pageOf = <A>(rows: ReadonlyArray<A>, limit: number): Page<A> => ({
  items: rows.slice(0, limit),
  hasNext: rows.length > limit
})
