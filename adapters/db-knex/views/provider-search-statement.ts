import { allListings } from "#domain/events/event.ts"
import { isOfWords, type ProviderSearch } from "#domain/provider/search/provider-search.ts"
import { listingsOf } from "#domain/provider/search/searched-listings.ts"

import type { Dialect, Source } from "../dialect.ts"
import { anySpecialty } from "../provider-listings.ts"
import { type Bind, type Statement, statementOf } from "../statement.ts"
import { milesFrom } from "./near.ts"
import { providerColumns } from "./provider-row.ts"
import {
  amongFirstOfTrade,
  byTrades,
  byWords,
  byWordsAlone,
  byWordsAndTrades
} from "./provider-search-conditions.ts"
import { type Order, orderOf } from "./provider-search-order.ts"

const groups = {
  words: byWords,
  wordsAndTrades: byWordsAndTrades,
  wordsAlone: byWordsAlone,
  trades: byTrades
}
export type Group = keyof typeof groups

// Who does the meant trade goes before who only writes the same words: as groups of their own, each can be walked in
// the order of an index.
const groupsOfWords = ({ sortBy, trades, words }: ProviderSearch): ReadonlyArray<Group> =>
  sortBy === "rating" && words.length > 0 && trades.length > 0 ? ["wordsAndTrades", "wordsAlone"] : ["words"]

/** A search lists those who match by words, and after them those of the meant trades. */
export const groupsOf = (search: ProviderSearch): ReadonlyArray<Group> => [
  ...(isOfWords(search) ? groupsOfWords(search) : []),
  ...(search.trades.length === 0 ? [] : (["trades"] as const))
]

export interface Slice {
  readonly limit: number
  readonly offset: number
}

const rowsOf = ({ from, where }: Source) => `from ${from} where ${where.join(" and ")}`

const allOf = (selects: ReadonlyArray<string>) =>
  selects.length === 1
    ? selects.join("")
    : selects.map((select, index) => `select * from (${select}) as part${index}`).join(" union all ")

const isOneOff = ({ placeText, words }: ProviderSearch) => words.length > 0 || placeText !== null

const milesOf = ({ near }: ProviderSearch, bind: Bind) => (near === null ? "" : milesFrom(near, "l", bind))

const open = (search: ProviderSearch, group: Group, dialect: Dialect, bind: Bind) => {
  const miles = milesOf(search, bind)
  return { miles, sources: groups[group](search, miles, dialect, bind) }
}

const searchStatement = (search: ProviderSearch, write: (bind: Bind) => string): Statement => ({
  ...statementOf(write),
  isOneOff: isOneOff(search)
})

/** The newest event of the lists that a search looks through, in the state that the statement sees. */
const asOf = (search: ProviderSearch, bind: Bind) => {
  const [topic = allListings, ...others] = listingsOf(search)
  const shown = others.length === 0 ? topic : allListings
  return `(select coalesce(max(event_id), 0) from event_topics where topic = ${bind(shown)}) as as_of`
}

/** How many of a group match, counted up to `limit`, null counts all; and as of which event. */
export const countStatement = (
  search: ProviderSearch,
  group: Group,
  dialect: Dialect,
  limit: number | null
): Statement =>
  searchStatement(search, (bind) => {
    const { sources } = open(search, group, dialect, bind)
    const all = allOf(sources.map((source) => `select 1 ${rowsOf(source)}`))
    const upTo = limit === null ? "" : ` limit ${limit}`
    const counted = `select 1 from (${all}) as found${upTo}`
    return `select count(*) as total, ${asOf(search, bind)} from (${counted}) as counted`
  })

/** The same for searches that find the same, whatever their order and page. */
export const countKey = (
  { isUrgent: _isUrgent, limit: _limit, offset: _offset, sortBy: _sortBy, ...found }: ProviderSearch,
  group: Group,
  upTo: number | null
) => `${group} ${upTo} ${JSON.stringify(found)}`

const sortedBy = ({ by }: Order) => `order by ${by.join(", ")}, l.provider_id`

const pageOf = (
  search: ProviderSearch,
  sources: ReadonlyArray<Source>,
  order: Order,
  { limit, offset }: Slice,
  bind: Bind
) => {
  const sorted = sortedBy(order)
  const chosen = `select l.provider_id, ${order.columns.join(", ")}`
  // In the text, for the planner to see that a page is short; pages have few sizes.
  const slice = `limit ${limit}` + (offset === 0 ? "" : ` offset ${bind(offset)}`)
  const parts = sources.map((source) => `${chosen} ${rowsOf(source)}`)
  const [only] = parts
  const page =
    parts.length === 1
      ? `${only} ${sorted} ${slice}`
      : `${chosen} from (${allOf(parts.map((part) => `${part} ${sorted} limit ${offset + limit}`))}) as l ${sorted} ${slice}`
  return (
    `select ${providerColumns}, ${asOf(search, bind)} from (${page}) as l ` +
    `join service_providers p on p.id = l.provider_id ${sorted}`
  )
}

/**
 * One page of a group, and as of which event. The narrow listings are walked in order, deep pages too, and only the
 * page's own rows are fetched whole.
 */
export const pageStatement = (
  search: ProviderSearch,
  group: Group,
  slice: Slice,
  dialect: Dialect
): Statement =>
  searchStatement(search, (bind) => {
    const { miles, sources } = open(search, group, dialect, bind)
    return pageOf(search, sources, orderOf(search, miles), slice, bind)
  })

// Of words that one in fifty writes, a page is full by then.
const walkedOfEach = 50

// Miles: where many are, a page is full by then.
const nearestMiles = [1.5, 5]

// By distance, whoever is in a smaller circle comes before all others.
const smallerCircles = (search: ProviderSearch): ReadonlyArray<ProviderSearch> => {
  const { isUrgent, near, sortBy } = search
  if (near === null || sortBy !== "distance" || isUrgent) return []
  const { radiusMiles: widest } = near
  const within = (radiusMiles: number): ProviderSearch => ({ ...search, near: { ...near, radiusMiles } })
  return nearestMiles.filter((miles) => widest === null || miles < widest).map(within)
}

const amongFirst = (
  search: ProviderSearch,
  group: Group,
  slice: Slice,
  dialect: Dialect
): ReadonlyArray<() => Statement> => {
  const [trade, ...others] = search.trades
  if (group !== "wordsAndTrades" || trade === undefined || others.length > 0) return []
  if (search.specialty !== null) return []
  const statement = () =>
    searchStatement(search, (bind) => {
      const miles = milesOf(search, bind)
      const order = orderOf(search, miles)
      const find = amongFirstOfTrade(trade, sortedBy(order), walkedOfEach * (slice.offset + slice.limit))
      return pageOf(search, find(search, miles, dialect, bind), order, slice, bind)
    })
  return [statement]
}

/**
 * Ways to the same page, the quickest first: among those who come first alone, the nearest or the first of the meant
 * trade, and at last among all. Where many are, or many write the words, the first ones fill it, and nobody has to
 * find and sort all. Only the last way may give a page that is not full.
 */
export const pageStatements = (
  search: ProviderSearch,
  group: Group,
  slice: Slice,
  dialect: Dialect
): readonly [() => Statement, ...ReadonlyArray<() => Statement>] => {
  const whole = () => pageStatement(search, group, slice, dialect)
  const circles = smallerCircles(search).map((smaller) => () => pageStatement(smaller, group, slice, dialect))
  const [first, ...others] = circles.length > 0 ? circles : amongFirst(search, group, slice, dialect)
  return first === undefined ? [whole] : [first, ...others, whole]
}

/** A row, if somebody's own words have all of these as they are written. */
export const knowsWordsStatement = (words: ReadonlyArray<string>, dialect: Dialect): Statement => {
  const statement = statementOf((bind) => {
    const { from, where } = dialect.withWordsWritten(words, bind)
    return `select 1 as known ${rowsOf({ from, where: [...where, `l.specialty = '${anySpecialty}'`] })} limit 1`
  })
  return { ...statement, isOneOff: true }
}
