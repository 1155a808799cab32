import type { Dialect, Source } from "#adapters/db-knex/dialect.ts"
import { anySpecialty } from "#adapters/db-knex/provider-listings.ts"
import type { Bind, Statement } from "#adapters/db-knex/statement.ts"
import type { ProviderSearch } from "#domain/provider/search/provider-search.ts"
import { listingsOf } from "#domain/provider/search/searched-listings.ts"

import { amongFirstDoers, doesOneOf, isNamed } from "./conditions.ts"
import { first, chained, type Order, orderOf } from "./order.ts"
import {
  allOf,
  asOfEvent,
  type Group,
  milesOf,
  open,
  rowsOf,
  searchStatement,
  type Slice
} from "./statement.ts"

const sortedBy = ({ by }: Order) => `order by ${by.join(", ")}, l.provider_id`

/** How a page is read. */
export interface Reading {
  readonly dialect: Dialect
  /** What is read of its professionals, who are rows of `service_providers p`. */
  readonly columns: string
}

/** What a page's statement tells, in which order. */
interface Listing extends Pick<Reading, "columns"> {
  readonly order: Order
  /** Columns of the page that count all who are found, by their names. */
  readonly totals?: Readonly<Record<string, string>>
}

const pageOf = (
  search: ProviderSearch,
  sources: ReadonlyArray<Source>,
  { columns, order, totals = {} }: Listing,
  { limit, offset }: Slice,
  bind: Bind
) => {
  const sorted = sortedBy(order)
  const chosen = `select l.provider_id, ${order.columns.join(", ")}`
  const counted = Object.entries(totals).map(([name, total]) => `, ${total} as ${name}`)
  // A literal, so that the planner sees that a page is short; pages have few sizes.
  const slice = `limit ${limit}` + (offset === 0 ? "" : ` offset ${bind(offset)}`)
  const parts = sources.map((source) => `${chosen}${counted.join("")} ${rowsOf(source)}`)
  const [only] = parts
  const page =
    parts.length === 1
      ? `${only} ${sorted} ${slice}`
      : `${chosen} from (${allOf(parts.map((part) => `${part} ${sorted} limit ${offset + limit}`))}) as l ${sorted} ${slice}`
  const totalColumns = Object.keys(totals).map((name) => `, l.${name}`)
  return (
    `select ${columns}, ${asOfEvent(listingsOf(search), bind)}${totalColumns.join("")} from (${page}) as l ` +
    `join service_providers p on p.id = l.provider_id ${sorted}`
  )
}

// Only with words: without them, an index already has everybody in order.
const mayPutFirst = ({ sortBy, words }: ProviderSearch, group: Group) =>
  group === "words" && sortBy === "rating" && words.length > 0

// Among those who match by words, providers who do a meant trade come before those who only write the same.
const hasDoersFirst = (search: ProviderSearch, group: Group) =>
  mayPutFirst(search, group) && search.trades.length > 0

// This order needs a sort of all who are found, so that counting them costs next to nothing.
const doersFirst = ({ trades }: ProviderSearch, order: Order): Omit<Listing, "columns"> => ({
  order: chained([first(doesOneOf(trades), ["l.trades"]), order]),
  totals: {
    found_total: "count(*) over ()",
    doers_total: `count(*) filter (where ${doesOneOf(trades)}) over ()`
  }
})

const namedFirst = (search: ProviderSearch, group: Group, order: Order, bind: Bind): Order =>
  mayPutFirst(search, group) && search.named.length > 0
    ? chained([first(isNamed(search, bind), []), order])
    : order

/**
 * One page of a group, and the newest event that it has seen. The narrow listings are walked in order, for deep pages
 * too, and only the page's own rows are fetched whole.
 */
export const pageStatement = (
  search: ProviderSearch,
  group: Group,
  slice: Slice,
  { columns, dialect }: Reading
): Statement =>
  searchStatement(search, (bind) => {
    const { miles, sources } = open(search, group, dialect, bind)
    const order = orderOf(search, miles)
    const listing = hasDoersFirst(search, group) ? doersFirst(search, order) : { order }
    const sorted = namedFirst(search, group, listing.order, bind)
    return pageOf(search, sources, { ...listing, order: sorted, columns }, slice, bind)
  })

// How many listings are walked for each one wanted: enough for a full page of words that one in fifty writes.
const walkedOfEach = 50

// Radii in miles: where there are many listings, one of these circles holds a full page.
const nearestMiles = [1.5, 5]

// By distance, whoever is in a smaller circle comes before all others.
const smallerCircles = (search: ProviderSearch): ReadonlyArray<ProviderSearch> => {
  const { near, sortBy } = search
  if (near === null || sortBy !== "distance") return []
  const { radiusMiles: widest } = near
  const within = (radiusMiles: number): ProviderSearch => ({ ...search, near: { ...near, radiusMiles } })
  return nearestMiles.filter((miles) => widest === null || miles < widest).map(within)
}

// The specialty whose listings are walked; null for none. Those of one trade may be sorted for it. Those of all trades
// are walked only where an index has them in order.
const walked = ({ near, placeText, specialty, trades }: ProviderSearch) => {
  const [trade = anySpecialty, ...others] = trades
  if (specialty !== null) return specialty
  if (others.length === 0) return trade
  return near !== null || placeText !== null ? null : anySpecialty
}

// The words are bound as values: whatever they are, the same listings are walked.
const amongFirst = (
  search: ProviderSearch,
  group: Group,
  slice: Slice,
  { columns, dialect }: Reading
): ReadonlyArray<() => Statement> => {
  const specialty = hasDoersFirst(search, group) ? walked(search) : null
  if (specialty === null) return []
  const statement = () =>
    searchStatement(search, (bind) => {
      const miles = milesOf(search, bind)
      const order = orderOf(search, miles)
      const find = amongFirstDoers(specialty, sortedBy(order), walkedOfEach * (slice.offset + slice.limit))
      const sources = find(search, miles, dialect, bind)
      return pageOf(search, sources, { columns, order: namedFirst(search, group, order, bind) }, slice, bind)
    })
  return [statement]
}

/**
 * Statements for the same page, the quickest first: among the nearest only, or among the first who do a meant trade,
 * and at last among all. Where there are many of these, or many write the words, the first statements fill the page,
 * and nobody has to find and sort all. Only the last one may give a page that is not full.
 */
export const pageStatements = (
  search: ProviderSearch,
  group: Group,
  slice: Slice,
  reading: Reading
): readonly [() => Statement, ...ReadonlyArray<() => Statement>] => {
  const whole = () => pageStatement(search, group, slice, reading)
  const circles = smallerCircles(search).map((smaller) => () => pageStatement(smaller, group, slice, reading))
  const [quickest, ...others] = [...circles, ...amongFirst(search, group, slice, reading)]
  return quickest === undefined ? [whole] : [quickest, ...others, whole]
}
