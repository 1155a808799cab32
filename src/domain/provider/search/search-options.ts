/** How a provider list may be sorted (docs/http-contract.md#provider-search). */
export const sortOrders = ["rating", "distance", "price", "reviews"] as const
export type SortOrder = (typeof sortOrders)[number]

export const defaultSort: SortOrder = "rating"
export const pageSize = 20
export const homePageSize = 12
export const maxPageSize = 50
export const topRated = 4.5

/** Providers within this many miles of a place match it. */
export const searchRadiusMiles = 50

/** Totals are counted up to here; beyond it the list says "1000+". */
export const countLimit = 1_000
