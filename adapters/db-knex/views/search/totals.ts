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
 * How many match, counted up to `limit`, null counts all; and as of which event of any list, so that one
 * count serves searches that look through some lists and through all.
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

/** A name that is the same for searches that find the same, whatever their order and page. */
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

/** What is known of a search where one of its groups is counted. */
interface Read {
  /** How many rows of the group are on the page. */
  readonly length: number
  /** The newest event that the page has seen; undefined without a row, where nobody has said. */
  readonly asOf: EventId | undefined
  /** How many who are found by words do a meant trade, where that is known. */
  readonly both: number | undefined
}

/** How many a search finds in each of its groups, told up to one more than `countLimit`. */
export const searchTotals = (database: Connections) => {
  const { counts, dialect } = database
  const read = readOn(database)

  // Most totals are known: the statement is written for the others alone.
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

  // As many do the meant trades whatever else a text says: only those whom its words find as well are counted for it,
  // and taken off. Where either are more than are told, so are all who are found.
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
      // Behind the last row of a group, the next one begins where this one has ended.
      const enough = offset > countLimit ? null : countLimit + 1
      return group === "trades" && search.words.length > 0
        ? countedByTradesAlone(search, enough, page)
        : counted(search, group, enough, asOf)
    }
  }
}
