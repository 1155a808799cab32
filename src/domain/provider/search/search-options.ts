import type { CheckKind } from "#domain/check/check-options.ts"

/** How a provider list may be sorted (docs/http-contract.md#provider-search). */
export const sortOrders = ["rating", "distance", "price", "reviews"] as const
export type SortOrder = (typeof sortOrders)[number]

export const defaultSort: SortOrder = "rating"
export const pageSize = 20
export const homePageSize = 12
export const maxPageSize = 50
export const topRated = 4.5

/** How many miles around a place providers match it, and the range of other radii. */
export const searchRadiusMiles = 50
export const radiusMiles = { minimum: 5, maximum: 500 }

/** How many are shown, whatever their distance, where nobody is within reach. */
export const nearestSize = 6
/**
 * The radii of circles that grow: where there are many providers, the first is enough, and no query sorts all of them.
 */
export const nearestRadii = [searchRadiusMiles, 150, 500, null] as const

/** Totals are counted up to here; beyond it the list says "1000+". */
export const countLimit = 1_000

/** The checks that a search can ask for. */
export const searchedChecks = [
  "license",
  "insurance",
  "background"
] as const satisfies ReadonlyArray<CheckKind>
export type SearchedCheck = (typeof searchedChecks)[number]
