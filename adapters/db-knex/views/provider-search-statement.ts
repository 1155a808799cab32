import { earthRadiusMiles } from "../../../src/domain/provider/distance.ts"
import type { ProviderSearch } from "../../../src/domain/provider/provider-search.ts"
import { countLimit, type SortOrder } from "../../../src/domain/provider/search-options.ts"
import type { Dialect } from "../dialect.ts"
import { anySpecialty } from "../provider-listings.ts"
import type { Statement, Value } from "../statement.ts"
import { providerColumns } from "./provider-row.ts"

type Bind = (value: Value) => string
type Near = NonNullable<ProviderSearch["near"]>

const radians = Math.PI / 180

// The box around the circle is what the index on latitude and longitude can find.
const boxAround = ({ latitude, longitude, radiusMiles }: Near) => {
  const angle = radiusMiles / earthRadiusMiles
  const height = angle / radians
  const width = Math.asin(Math.min(1, Math.sin(angle) / Math.cos(latitude * radians))) / radians
  return {
    south: latitude - height,
    north: latitude + height,
    west: longitude - width,
    east: longitude + width
  }
}

/** The formula of `milesBetween`, in SQL. */
const milesFrom = ({ latitude, longitude }: Near, bind: Bind) => {
  const [lat, lon] = [bind(latitude), bind(longitude)]
  return (
    `2 * ${earthRadiusMiles} * asin(sqrt(power(sin(radians(l.latitude - ${lat}) / 2), 2) + ` +
    `cos(radians(${lat})) * cos(radians(l.latitude)) * power(sin(radians(l.longitude - ${lon}) / 2), 2)))`
  )
}

const within = (near: Near, miles: string, bind: Bind) => {
  const { east, north, south, west } = boxAround(near)
  return [
    `l.latitude between ${bind(south)} and ${bind(north)}`,
    `l.longitude between ${bind(west)} and ${bind(east)}`,
    `${miles} <= ${bind(near.radiusMiles)}`
  ]
}

const containing = (text: string) => `%${text.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`

const filters = (search: ProviderSearch, miles: string, { matchesWord }: Dialect, bind: Bind) => [
  `l.specialty = ${bind(search.specialty?.toLowerCase() ?? anySpecialty)}`,
  ...(search.words.length > 0 ? ["l.provider_id = t.provider_id"] : []),
  ...search.words.map((word) => matchesWord(word, bind)),
  ...(search.minRating === null ? [] : [`l.rating >= ${bind(search.minRating)}`]),
  ...(search.licensedOnly ? ["l.is_licensed = true"] : []),
  ...(search.insuredOnly ? ["l.is_insured = true"] : []),
  ...(search.availability === null
    ? []
    : [`l.availability in (${search.availability.map(bind).join(", ")})`]),
  ...(search.near === null ? [] : within(search.near, miles, bind)),
  ...(search.placeText === null
    ? []
    : [
        "l.location in (select k.location from provider_locations k " +
          `where k.location like ${bind(containing(search.placeText))} escape '\\')`
      ])
]

const orders: Record<Exclude<SortOrder, "distance">, string> = {
  rating: "l.rating desc, l.review_count desc, l.provider_id",
  reviews: "l.review_count desc, l.provider_id",
  price: "l.price, l.provider_id"
}

const orderOf = ({ near, sortBy }: ProviderSearch, miles: string) =>
  sortBy === "distance" ? `${near === null ? "l.distance" : miles}, l.provider_id` : orders[sortBy]

const parts = (search: ProviderSearch, dialect: Dialect) => {
  const values: Array<Value> = []
  const bind: Bind = (value) => `$${values.push(value)}`
  const miles = search.near === null ? "" : milesFrom(search.near, bind)
  const where = filters(search, miles, dialect, bind).join(" and ")
  // Cross join: SQLite then starts at the words, which are rare; PostgreSQL chooses for itself.
  const from =
    search.words.length > 0 ? "provider_texts t cross join provider_listings l" : "provider_listings l"
  return { values, bind, from: `from ${from} where ${where}`, order: orderOf(search, miles) }
}

const isOneOff = ({ words }: ProviderSearch) => words.length > 0

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
  const text =
    `select ${providerColumns} ` +
    `from (select l.* ${from} order by ${order} limit ${bind(search.limit)} offset ${bind(search.offset)}) as l ` +
    `join service_providers p on p.id = l.provider_id order by ${order}`
  return { text, values, isOneOff: isOneOff(search) }
}
