import type { ProviderSearch } from "#domain/provider/search/provider-search.ts"
import { countLimit, type SortOrder } from "#domain/provider/search/search-options.ts"

import type { Dialect } from "../dialect.ts"
import { anySpecialty } from "../provider-listings.ts"
import type { Bind, Statement, Value } from "../statement.ts"
import { milesFrom, within } from "./near.ts"
import { providerColumns } from "./provider-row.ts"

const containing = (text: string) => `%${text.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`

const offers = (specialty: string, bind: Bind) =>
  "exists (select 1 from provider_listings s " +
  `where s.provider_id = l.provider_id and s.specialty = ${bind(specialty)})`

// Words are found in the listing of every specialty; the narrower one then only has to exist.
const specialties = ({ specialty, words }: ProviderSearch, bind: Bind) => {
  const key = specialty?.toLowerCase() ?? anySpecialty
  if (key === anySpecialty) return [`l.specialty = '${anySpecialty}'`]
  return words.length === 0
    ? [`l.specialty = ${bind(key)}`]
    : [`l.specialty = '${anySpecialty}'`, offers(key, bind)]
}

const placed = (text: string, { literal }: Dialect, bind: Bind) =>
  "l.location in (select k.location from provider_locations k " +
  `where k.location like ${literal(containing(text), bind)} escape '\\')`

const conditions = (search: ProviderSearch, miles: string, dialect: Dialect, bind: Bind) => [
  ...specialties(search, bind),
  ...(search.minRating === null ? [] : [`l.rating >= ${bind(search.minRating)}`]),
  ...(search.licensedOnly ? ["l.is_licensed = true"] : []),
  ...(search.insuredOnly ? ["l.is_insured = true"] : []),
  ...(search.availability === null
    ? []
    : [`l.availability in (${search.availability.map(bind).join(", ")})`]),
  ...(search.near === null ? [] : within(search.near, search.near.radiusMiles, "l", miles, bind)),
  ...(search.placeText === null ? [] : [placed(search.placeText, dialect, bind)])
]

interface Order {
  readonly by: string
  /** The columns it goes by and no more, so that an index has them all. */
  readonly columns: string
}

const orders: Record<SortOrder, Order> = {
  rating: { by: "l.rating desc, l.review_count desc", columns: "l.rating, l.review_count" },
  reviews: { by: "l.review_count desc", columns: "l.review_count" },
  price: { by: "l.price", columns: "l.price" },
  distance: { by: "l.distance", columns: "l.distance" }
}

const orderOf = ({ near, sortBy }: ProviderSearch, miles: string): Order =>
  sortBy === "distance" && near !== null ? { by: miles, columns: "l.latitude, l.longitude" } : orders[sortBy]

const parts = (search: ProviderSearch, dialect: Dialect) => {
  const values: Array<Value> = []
  const bind: Bind = (value) => `$${values.push(value)}`
  const miles = search.near === null ? "" : milesFrom(search.near, "l", bind)
  const { from, where } =
    search.words.length === 0
      ? { from: "provider_listings l", where: [] }
      : dialect.withWords(search.words, bind)
  const all = [...where, ...conditions(search, miles, dialect, bind)].join(" and ")
  return { values, bind, from: `from ${from} where ${all}`, order: orderOf(search, miles) }
}

const isOneOff = ({ placeText, words }: ProviderSearch) => words.length > 0 || placeText !== null

/** How many match, counted up to one above `countLimit`. */
export const countStatement = (search: ProviderSearch, dialect: Dialect): Statement => {
  const { from, values } = parts(search, dialect)
  const text = `select count(*) as total from (select 1 ${from} limit ${countLimit + 1}) as counted`
  return { text, values, isOneOff: isOneOff(search) }
}

/** The same for searches that find the same, whatever their order and page. */
export const countKey = ({ limit: _limit, offset: _offset, sortBy: _sortBy, ...found }: ProviderSearch) =>
  JSON.stringify(found)

/** Whether a page ends so far down that its place alone says that there are more than are counted. */
export const isBeyondCount = ({ limit, offset }: ProviderSearch) => offset + limit > countLimit

/**
 * One page of providers. The narrow listings are walked in order, deep pages too, and only the page's own rows are
 * fetched whole.
 */
export const pageStatement = (search: ProviderSearch, dialect: Dialect): Statement => {
  const { bind, from, order, values } = parts(search, dialect)
  const { by, columns } = order
  const sorted = `order by ${by}, l.provider_id`
  // In the text, for the planner to see that a page is short; pages have few sizes.
  const page = `limit ${search.limit}` + (search.offset === 0 ? "" : ` offset ${bind(search.offset)}`)
  const text =
    `select ${providerColumns} from (select l.provider_id, ${columns} ${from} ${sorted} ${page}) as l ` +
    `join service_providers p on p.id = l.provider_id ${sorted}`
  return { text, values, isOneOff: isOneOff(search) }
}
