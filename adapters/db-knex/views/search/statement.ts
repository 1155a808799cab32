import type { Dialect, Source } from "#adapters/db-knex/dialect.ts"
import { type Bind, type Statement, statementOf } from "#adapters/db-knex/statement.ts"
import { allListings, type ShownTopic } from "#domain/events/event.ts"
import { isOfWords, type ProviderSearch } from "#domain/provider/search/provider-search.ts"

import { milesFrom } from "../near.ts"
import { byTrades, byWords, byWordsAndTrades } from "./conditions.ts"

/** Those who match by words, and those of the meant trades who do not. */
export type Group = "words" | "trades"

/** Who is looked for: a group, or those who match by words and do a meant trade. */
export type Wanted = Group | "both"

const findings = { words: byWords, trades: byTrades, both: byWordsAndTrades }

/** A search lists these groups, one after the other. */
export const groupsOf = (search: ProviderSearch): ReadonlyArray<Group> => [
  ...(isOfWords(search) ? (["words"] as const) : []),
  ...(search.trades.length === 0 ? [] : (["trades"] as const))
]

/** A part of a group, in rows. */
export interface Slice {
  readonly limit: number
  readonly offset: number
}

export const rowsOf = ({ from, where }: Source) => `from ${from} where ${where.join(" and ")}`

export const allOf = (selects: ReadonlyArray<string>) =>
  selects.length === 1
    ? selects.join("")
    : selects.map((select, index) => `select * from (${select}) as part${index}`).join(" union all ")

export const milesOf = ({ near }: ProviderSearch, bind: Bind) =>
  near === null ? "" : milesFrom(near, "l", bind)

/** The sources in which those who are looked for are found, and SQL for the distance. */
export const open = (search: ProviderSearch, who: Wanted, dialect: Dialect, bind: Bind) => {
  const miles = milesOf(search, bind)
  return { miles, sources: findings[who](search, miles, dialect, bind) }
}

/**
 * A search's statement. With words or a place its text has many forms, so that only the popular ones are prepared under
 * a name.
 */
export const searchStatement = (
  { placeText, words }: ProviderSearch,
  write: (bind: Bind) => string
): Statement => ({ ...statementOf(write), isOneOff: placeText !== null || words.length > 0 })

/** SQL for the newest event of some lists, in the statement's own snapshot. */
export const asOfEvent = (lists: ReadonlyArray<ShownTopic>, bind: Bind) => {
  const [topic = allListings, ...others] = lists
  const shown = others.length === 0 ? topic : allListings
  return `(select coalesce(max(event_id), 0) from event_topics where topic = ${bind(shown)}) as as_of`
}

/** Gives a row if some provider's own words contain all of these as they are written. */
export const knowsWordsStatement = (words: ReadonlyArray<string>, dialect: Dialect): Statement => {
  const statement = statementOf((bind) => {
    return `select 1 as known ${rowsOf(dialect.withWordsWritten(words, bind))} limit 1`
  })
  return { ...statement, isOneOff: true }
}
