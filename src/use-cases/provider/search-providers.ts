import * as Effect from "effect/Effect"

import type { ProviderFilter } from "#domain/provider/search/provider-filter.ts"
import { type Point, type ProviderSearch, searchFor } from "#domain/provider/search/provider-search.ts"
import { nearestRadii } from "#domain/provider/search/search-options.ts"
import { listingsOf } from "#domain/provider/search/searched-listings.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { Places } from "#ports/places.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"

import { now } from "../now.ts"
import { shows } from "../showing.ts"
import { Businesses } from "../suggestions/businesses.ts"
import { understandSearch } from "./understand-search.ts"

/**
 * The nearest providers, whatever their distance: those in the smallest circle that fills the first page. All pages are
 * of that circle, because an urgent search does not list a wider one in the same order.
 */
const findNearest = Effect.fnUntraced(function* (search: ProviderSearch, near: Point) {
  const views = yield* ProviderViews
  const within = (radiusMiles: number | null) => views.search({ ...search, near: { ...near, radiusMiles } })
  const [first, ...wider] = nearestRadii
  let page = yield* within(first)
  for (const radiusMiles of wider) {
    if (page.total >= search.limit) break
    page = yield* within(radiusMiles)
  }
  return page
})

// A list without a text does not depend on names, and is cached for longer than they are.
const calledSo = Effect.fnUntraced(function* ({ service = "" }: ProviderFilter) {
  if (service === "") return []
  return (yield* (yield* Businesses).known).called(service)
})

/**
 * The providers that match, with the search as it was understood and the place where it looks; `listedAfter` asks for
 * new ones alone.
 */
export const searchProviders = Effect.fnUntraced(function* (
  filter: ProviderFilter,
  listedAfter: Instant | null = null
) {
  const views = yield* ProviderViews
  const places = yield* Places
  const meaning = yield* understandSearch(filter)
  const { place, search: asked } = searchFor(filter, meaning, places.meant, yield* now)
  const named = yield* calledSo(filter)
  const search = { ...asked, named, listedAfter }
  const { near } = search
  yield* shows(...listingsOf(search))
  const page = near?.radiusMiles === null ? yield* findNearest(search, near) : yield* views.search(search)
  return { ...page, search, meaning, place }
})
