import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { SavedSearchRepository } from "#ports/repositories/saved-search-repository.ts"

import { withNewCount } from "./count-new.ts"

// Each count is a search of its own.
const countedAtOnce = 5

/** One's own saved searches, newest first. */
export const listSearches = Effect.fn("listSearches")(function* ({ id }: Actor) {
  const searches = yield* (yield* SavedSearchRepository).ofUser(id)
  return yield* Effect.forEach(searches, withNewCount, { concurrency: countedAtOnce })
})
