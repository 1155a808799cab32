import * as Effect from "effect/Effect"

import { asSavedSearch, filterOf, type SavedSearchRecord } from "#domain/provider/search/saved-search.ts"

import { searchProviders } from "../provider/search-providers.ts"

/** Who matches a saved search and has been listed since it was looked at; up to `limit` of them, and how many. */
export const newIn = Effect.fnUntraced(function* (search: SavedSearchRecord, limit?: number) {
  const filter = filterOf(search)
  if (filter === null) return { providers: [], total: 0 }
  return yield* searchProviders({ ...filter, limit }, search.seenUpTo)
})

/** A saved search as its owner sees it. */
export const withNewCount = Effect.fnUntraced(function* (search: SavedSearchRecord) {
  return asSavedSearch(search, (yield* newIn(search)).total)
})
