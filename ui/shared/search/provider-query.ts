import { isNearMe } from "#domain/geo/near-me.ts"
import { availabilities } from "#domain/provider/availability.ts"
import {
  defaultSort,
  radiusMiles,
  sortOrders,
  searchedChecks
} from "#domain/provider/search/search-options.ts"
import { withoutOverrides } from "#domain/shared/escaped.ts"

import type { Input } from "../api/call.ts"

/** The filters of a provider search, as the URL and the API carry them; only paging sets an offset. */
export type ProviderQuery = Omit<NonNullable<Input<"GET /api/providers">["query"]>, "offset" | "limit">

/** What a search may be narrowed by: everything but the sort order. */
export const filterNames = [
  "service",
  "location",
  "zipCode",
  "within",
  "specialty",
  "minRating",
  "availability",
  "isLicensed",
  "isInsured",
  "checked"
] as const satisfies ReadonlyArray<keyof ProviderQuery>

const oneOf = <const Option extends string>(options: ReadonlyArray<Option>, value: string | null) =>
  options.find((option) => option === value)

const text = (value: string | null) => withoutOverrides(value ?? "").trim() || undefined

// "near me" says no more than an empty field.
const place = (value: string | null) => (isNearMe(value ?? "") ? undefined : text(value))

const miles = (value: string | null) => {
  const given = Number(value)
  return given >= radiusMiles.minimum && given <= radiusMiles.maximum ? String(given) : undefined
}

const rating = (value: string | null) => {
  const stars = Number(value)
  return stars >= 1 && stars <= 5 ? String(stars) : undefined
}

/** The search that an address names ("?specialty=Plumbing"). Values that the filters do not offer are ignored. */
export const readProviderQuery = (search: string): ProviderQuery => {
  const given = new URLSearchParams(search)
  return {
    service: text(given.get("service")),
    location: place(given.get("location")),
    zipCode: text(given.get("zipCode")),
    within: miles(given.get("within")),
    specialty: text(given.get("specialty")),
    minRating: rating(given.get("minRating")),
    availability: oneOf(availabilities, given.get("availability")),
    isLicensed: oneOf(["true"], given.get("isLicensed")),
    isInsured: oneOf(["true"], given.get("isInsured")),
    checked: oneOf(searchedChecks, given.get("checked")),
    exact: oneOf(["true"], given.get("exact")),
    sortBy: oneOf(sortOrders, given.get("sortBy")) ?? defaultSort
  }
}

/** The same search as a query string: only what is set and is not the default; "" for nothing. */
export const writeProviderQuery = ({ exact, sortBy, ...query }: ProviderQuery): string => {
  const set = filterNames.flatMap((name) => {
    const value = query[name]
    return value ? [[name, value]] : []
  })
  const manner = [
    ...(exact ? [["exact", exact]] : []),
    ...(sortBy && sortBy !== defaultSort ? [["sortBy", sortBy]] : [])
  ]
  const all = [...set, ...manner]
  return all.length === 0 ? "" : `?${new URLSearchParams(all).toString()}`
}

export const countFilters = (query: ProviderQuery): number => filterNames.filter((name) => query[name]).length

/** The query without filters; the sort order stays (docs/product.md#provider-search). */
export const withoutFilters = ({ sortBy }: ProviderQuery): ProviderQuery => ({ sortBy })
