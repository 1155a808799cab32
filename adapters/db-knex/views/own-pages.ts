import { maxOwnPageSize, ownPageSize } from "#domain/shared/limits.ts"
import { turnSize } from "#domain/shared/turns.ts"
import type { OwnSlice } from "#ports/views/own-slice.ts"

import type { Bind } from "../statement.ts"

/** How many rows are read for a page and the row after it: one of two numbers, so that there are few statements. */
export const rowsFor = (limit: number): number =>
  (limit <= ownPageSize + 1 ? ownPageSize : maxOwnPageSize) + 1

/** The condition that rows of `table` come after a row of the list; nothing on the first page. */
export const after = ({ before }: Pick<OwnSlice, "before">, table: string, bind: Bind): string =>
  before === null
    ? ""
    : `and (${table}.created_at, ${table}.id) < (${bind(before.createdAt)}, ${bind(before.id)})`

export const newestFirst = (table: string): string => `order by ${table}.created_at desc, ${table}.id desc`

export const inTurnOrder = (table: string): string =>
  `order by ${table}.turn, ${table}.created_at desc, ${table}.id desc`

/**
 * `inTurns` in SQL: the ids of a page of `waiting`, a query that gives id, homeowner and time of what waits. Indexes
 * hold these by homeowner and time, so that rows are read and numbered in one pass. A `before` row that waits no longer
 * still has its place.
 */
export const pageInTurns = (waiting: string, { before, limit }: OwnSlice, bind: Bind): string => {
  const mark = before && [bind(before.homeownerId), bind(before.createdAt), bind(before.id)]
  const reached =
    mark === null
      ? ""
      : `, count(case when w.homeowner_id = ${mark[0]} and (w.created_at, w.id) > (${mark[1]}, ${mark[2]})
          then 1 end) over () / ${turnSize} as reached`
  const beyond =
    mark === null
      ? ""
      : `where t.turn > t.reached
        or (t.turn = t.reached and (t.created_at, t.id) < (${mark[1]}, ${mark[2]}))`
  return `
    select t.id, t.created_at, t.turn from (
      select w.id, w.created_at, (row_number() over (
        partition by w.homeowner_id order by w.created_at desc, w.id desc) - 1) / ${turnSize} as turn ${reached}
      from (${waiting}) as w
    ) as t ${beyond} ${inTurnOrder("t")} limit ${rowsFor(limit)}`
}
