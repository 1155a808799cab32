import type { Dialect, Source } from "#adapters/db-knex/dialect.ts"
import { anySpecialty } from "#adapters/db-knex/provider-listings.ts"
import type { Bind } from "#adapters/db-knex/statement.ts"
import type { CategoryName } from "#domain/catalogue/category-names.ts"
import { tradeMask } from "#domain/catalogue/trade-mask.ts"
import { type Availability, availableWithin } from "#domain/provider/availability.ts"
import type { ProviderSearch } from "#domain/provider/search/provider-search.ts"

import { within } from "../near.ts"

const ofSpecialty = (specialty: string, bind: Bind) =>
  specialty === anySpecialty ? `l.specialty = '${anySpecialty}'` : `l.specialty = ${bind(specialty)}`

const offers = (specialty: string, bind: Bind) =>
  "exists (select 1 from provider_listings s " +
  `where s.provider_id = l.provider_id and s.specialty = ${bind(specialty)})`

/** SQL for a condition on listings `l` of any specialty: that their provider does one of these trades. */
export const doesOneOf = (trades: ReadonlyArray<string>) => `((l.trades & ${tradeMask(trades)}) <> 0)`

// From the beginning of a word on: "land" is no part of Portland. The empty text stands for a place without a letter: it
// is nowhere.
const located = (placeText: string, { literal }: Dialect, bind: Bind) =>
  placeText === ""
    ? "1 = 0"
    : "l.location in (select k.location from provider_locations k " +
      `where ' ' || k.words like ${literal(`% ${placeText}%`, bind)})`

const nearby = ({ near }: ProviderSearch, miles: string, bind: Bind) => {
  if (near === null) return []
  return near.radiusMiles === null
    ? [`${miles} is not null`]
    : within(near, near.radiusMiles, "l", miles, bind)
}

const available = (wanted: ReadonlyArray<Availability>, { today }: ProviderSearch, bind: Bind) =>
  `(l.availability in (${wanted.map(bind).join(", ")}) ` +
  `and (l.paused_until is null or l.paused_until < ${bind(today)}))`

const filters = (search: ProviderSearch, miles: string, dialect: Dialect, bind: Bind) => [
  ...(search.minRating === null ? [] : [`l.rating >= ${bind(search.minRating)}`]),
  ...(search.licensedOnly ? ["l.is_licensed = true"] : []),
  ...(search.insuredOnly ? ["l.is_insured = true"] : []),
  ...(search.checked === null ? [] : [`l.${search.checked}_until >= ${bind(search.today)}`]),
  ...(search.availability === null ? [] : [available(search.availability, search, bind)]),
  ...(search.laterOnly ? [`not ${available(availableWithin("today"), search, bind)}`] : []),
  ...(search.listedAfter === null ? [] : [`l.listed_at > ${bind(search.listedAfter)}`]),
  ...nearby(search, miles, bind),
  ...(search.state === null ? [] : [`l.state = ${bind(search.state)}`]),
  ...(search.placeText === null ? [] : [located(search.placeText, dialect, bind)])
]

type Finding = (search: ProviderSearch, miles: string, dialect: Dialect, bind: Bind) => ReadonlyArray<Source>

/** What is found by words, or by the filters alone where there are none. */
export const byWords: Finding = (search, miles, dialect, bind) => {
  const key = search.specialty?.toLowerCase() ?? anySpecialty
  const others = () => filters(search, miles, dialect, bind)
  if (search.words.length === 0) {
    return [{ from: "provider_listings l", where: [ofSpecialty(key, bind), ...others()] }]
  }
  // Words are found in the listing of every specialty; the narrower one then only has to exist.
  const { from, where } = dialect.withWords(search.words, bind)
  const narrowed = key === anySpecialty ? [] : [offers(key, bind)]
  return [{ from, where: [...where, ofSpecialty(anySpecialty, bind), ...narrowed, ...others()] }]
}

/** What is found by words and does a meant trade. */
export const byWordsAndTrades: Finding = (search, ...how) =>
  byWords(search, ...how).map(({ from, where }) => ({ from, where: [...where, doesOneOf(search.trades)] }))

/** SQL for a condition on listings `l`: that their provider is one of those whom the text names. */
export const isNamed = ({ named }: ProviderSearch, bind: Bind) =>
  `l.provider_id in (${named.map(bind).join(", ")})`

// Adds the providers whom the text names: they may stand anywhere in the order.
const withNamed = (
  listings: string,
  search: ProviderSearch,
  others: () => ReadonlyArray<string>,
  bind: Bind
) => {
  if (search.named.length === 0) return listings
  const { specialty } = search
  const narrowed = specialty === null ? [] : [offers(specialty.toLowerCase(), bind)]
  const where = [ofSpecialty(anySpecialty, bind), isNamed(search, bind), ...narrowed, ...others()]
  return (
    `select l.* from (${listings}) as l where not ${isNamed(search, bind)} ` +
    `union all select l.* from provider_listings l where ${where.join(" and ")}`
  )
}

/**
 * What is found by words among the providers whom the text names, and among the first `most` listings of a specialty,
 * in the order of `sorted`, who do a meant trade.
 */
export const amongFirstDoers =
  (specialty: string, sorted: string, most: number): Finding =>
  (search, miles, dialect, bind) => {
    const { trades } = search
    // All listings of a trade do it: without the condition, the index alone gives their order.
    const doers = trades.length === 1 && trades[0] === specialty ? [] : [doesOneOf(trades)]
    const where = [
      ofSpecialty(specialty.toLowerCase(), bind),
      ...doers,
      ...filters(search, miles, dialect, bind)
    ]
    const first = `select l.* from provider_listings l where ${where.join(" and ")} ${sorted} limit ${most}`
    const all = withNamed(first, search, () => filters(search, miles, dialect, bind), bind)
    return [{ from: `(${all}) as l`, where: [dialect.hasWords(search.words, bind)] }]
  }

/** What is found by the meant trades and not by words: a source for each trade, no provider in two of them. */
export const byTrades: Finding = (search, miles, dialect, bind) => {
  const { specialty, trades, words } = search
  const source = (key: string, conditions: ReadonlyArray<string>): Source => ({
    from: "provider_listings l",
    where: [
      ofSpecialty(key, bind),
      ...conditions,
      ...filters(search, miles, dialect, bind),
      ...(words.length === 0 ? [] : [`not ${dialect.hasWords(words, bind)}`])
    ]
  })
  const notBefore = (earlier: ReadonlyArray<CategoryName>) =>
    earlier.length === 0 ? [] : [`not ${doesOneOf(earlier)}`]
  return specialty === null
    ? trades.map((trade, index) => source(trade.toLowerCase(), notBefore(trades.slice(0, index))))
    : [source(specialty.toLowerCase(), [doesOneOf(trades)])]
}
