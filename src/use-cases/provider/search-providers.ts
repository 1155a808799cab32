import * as Effect from "effect/Effect"

import type { ProviderFilter } from "#domain/provider/search/provider-filter.ts"
import { searchFor } from "#domain/provider/search/provider-search.ts"
import { Places } from "#ports/places.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"

/** The providers that match, with the search as it was understood (page size and offset filled in). */
export const searchProviders = Effect.fnUntraced(function* (filter: ProviderFilter) {
  const views = yield* ProviderViews
  const places = yield* Places
  const search = searchFor(filter, places.find)
  const page = yield* views.search(search)
  return { ...page, search }
})
