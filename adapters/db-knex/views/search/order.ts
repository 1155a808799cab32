import type { ProviderSearch } from "#domain/provider/search/provider-search.ts"
import type { SortOrder } from "#domain/provider/search/search-options.ts"

export interface Order {
  readonly by: ReadonlyArray<string>
  /** The columns that it sorts by and no more, so that an index covers them. */
  readonly columns: ReadonlyArray<string>
}

const orders: Record<SortOrder, Order> = {
  rating: {
    by: ["l.fair_rating desc", "l.review_count desc"],
    columns: ["l.fair_rating", "l.review_count"]
  },
  reviews: { by: ["l.review_count desc"], columns: ["l.review_count"] },
  price: { by: ["l.price"], columns: ["l.price"] },
  distance: { by: ["l.distance"], columns: ["l.distance"] }
}

/** Puts listings for which a condition on these columns is true before all others. */
export const first = (condition: string, columns: ReadonlyArray<string>): Order => ({
  by: [`case when ${condition} then 0 else 1 end`],
  columns
})

/** One order, and among equals the next. */
export const chained = (all: ReadonlyArray<Order>): Order => ({
  by: all.flatMap(({ by }) => by),
  columns: all.flatMap(({ columns }) => columns)
})

/** The order of a search's lists, without the id that ends every one; `miles` is SQL for the distance. */
export const orderOf = ({ near, sortBy }: ProviderSearch, miles: string): Order =>
  sortBy === "distance" && near !== null
    ? { by: [miles], columns: ["l.latitude", "l.longitude"] }
    : orders[sortBy]
