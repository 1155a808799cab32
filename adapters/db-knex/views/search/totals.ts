import * as Effect from "effect/Effect"

import { spareCounts } from "#adapters/db-knex/counts.ts"
import { type Connections, readOn } from "#adapters/db-knex/database.ts"
import type { Dialect } from "#adapters/db-knex/dialect.ts"
import type { Statement } from "#adapters/db-knex/statement.ts"
import { allListings, type EventId } from "#domain/events/event.ts"
import type { ProviderSearch } from "#domain/provider/search/provider-search.ts"
import { countLimit } from "#domain/provider/search/search-options.ts"

import {
  allOf,
  asOfEvent,
  type Group,
  open,
  rowsOf,
  searchStatement,
  type Slice,
  type Wanted
} from "./statement.ts"

/**
 * How many match, counted up to `limit` (null for all), and the newest event of any list that the count has seen, so
 * that one count serves searches that look through some lists and through all.
 */
export const countStatement = (
  search: ProviderSearch,
  who: Wanted,
  dialect: Dialect,
  limit: number | null
): Statement =>
  searchStatement(search, (bind) => {
    const { sources } = open(search, who, dialect, bind)
    const all = allOf(sources.map((source) => `select 1 ${rowsOf(source)}`))
    const upTo = limit === null ? "" : ` limit ${limit}`
    const counted = `select 1 from (${all}) as found${upTo}`
    return `select count(*) as total, ${asOfEvent([allListings], bind)} from (${counted}) as counted`
  })

/** A key of the cache: the same for searches that find the same, whatever their order and page. */
export const countKey = (
  {
    isUrgent: _isUrgent,
    limit: _limit,
    named: _named,
    offset: _offset,
    sortBy: _sortBy,
    ...found
  }: ProviderSearch,
  who: Wanted,
  upTo: number | null
) => `${who} ${upTo} ${JSON.stringify(found)}`

interface CountRow {
  readonly total: number
  readonly as_of: EventId
}

/** What the page tells about a search, one of whose groups is counted. */
interface Read {
  /** How many rows of the group are on the page. */
  readonly length: number
  /** The newest event that the page has seen; undefined where there was no row to tell it. */
  readonly asOf: EventId | undefined
  /** How many who are found by words do a meant trade, where that is known. */
  readonly both: number | undefined
}

/** How many a search finds in each of its groups, capped at one more than `countLimit`. */
export const searchTotals = (database: Connections) => {
  const { counts, dialect } = database
  const read = readOn(database)

  // Most totals are cached: the statement is written only for the others.
  const count = (search: ProviderSearch, who: Wanted, enough: number | null) =>
    Effect.suspend(() =>
      Effect.map(read<CountRow>(countStatement(search, who, dialect, enough)), ([row]) => ({
        total: row?.total ?? 0,
        asOf: row?.as_of ?? 0
      }))
    )

  const counted = (search: ProviderSearch, who: Wanted, enough: number | null, asOf: EventId | undefined) =>
    asOf === undefined
      ? Effect.map(count(search, who, enough), ({ total }) => total)
      : counts.of(
          countKey(search, who, enough),
          { asOf, enough },
          count(search, who, enough === null ? null : enough + spareCounts)
        )

  // The number who do the meant trades does not depend on the text's words: only those whom its words find as well are
  // counted for the text, and subtracted. Where either number exceeds the cap, so does the search's total.
  const countedByTradesAlone = (search: ProviderSearch, enough: number | null, { asOf, both }: Read) =>
    Effect.zipWith(
      counted({ ...search, words: [] }, "trades", enough, asOf),
      both === undefined ? counted(search, "both", enough, asOf) : Effect.succeed(both),
      (all, others) => Math.max(0, all - others)
    )

  return {
    // Most pages tell the total by themselves: they are not full, or lie beyond what is counted.
    ofGroup: (search: ProviderSearch, group: Group, { limit, offset }: Slice, page: Read) => {
      const { asOf, length } = page
      if (length < limit && (length > 0 || offset === 0)) return Effect.succeed(offset + length)
      if (length > 0 && offset + limit > countLimit) return Effect.succeed(countLimit + 1)
      // Beyond the cap the exact number is needed: the next group begins where this one ends.
      const enough = offset > countLimit ? null : countLimit + 1
      return group === "trades" && search.words.length > 0
        ? countedByTradesAlone(search, enough, page)
        : counted(search, group, enough, asOf)
    }
  }
}
