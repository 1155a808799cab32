import * as Effect from "effect/Effect"

import { asSavedSearch, filterOf, type SavedSearchRecord } from "#domain/provider/search/saved-search.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { searchProviders } from "../provider/search-providers.ts"

/**
 * Up to `limit` of the professionals who match a saved search and were listed since a moment, and how many there are.
 */
export const listedSince = Effect.fnUntraced(function* (
  search: SavedSearchRecord,
  since: Instant,
  limit?: number
) {
  const filter = filterOf(search)
  if (filter === null) return { providers: [], total: 0 }
  return yield* searchProviders({ ...filter, limit }, since)
})

/** A saved search as its owner sees it. */
export const withNewCount = Effect.fnUntraced(function* (search: SavedSearchRecord) {
  return asSavedSearch(search, (yield* listedSince(search, search.seenUpTo)).total)
})
