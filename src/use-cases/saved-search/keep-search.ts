import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { maxSearches } from "#domain/provider/search/saved-search-options.ts"
import {
  asSavedSearch,
  type SavedSearchRequest,
  saveSearch,
  TooManySearches
} from "#domain/provider/search/saved-search.ts"
import { SearchId } from "#domain/shared/ids.ts"
import { SavedSearchRepository } from "#ports/repositories/saved-search-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { newId } from "../new-id.ts"
import { now } from "../now.ts"

/** Saves a search; nobody is new in it yet. */
export const keepSearch = Effect.fn("keepSearch")(function* (
  { id: userId }: Actor,
  body: Body<SavedSearchRequest>
) {
  const searches = yield* SavedSearchRepository
  const request = yield* body
  const search = saveSearch(yield* newId(SearchId), userId, request, yield* now)
  const isKept = yield* atomically(searches.insert(search, maxSearches))
  if (!isKept) yield* new TooManySearches()
  return asSavedSearch(search, 0)
})
