import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { SearchId } from "#domain/shared/ids.ts"
import { SavedSearchRepository } from "#ports/repositories/saved-search-repository.ts"
import { atomically } from "#ports/transactor.ts"

/** Deletes one of one's own saved searches. */
export const deleteSearch = Effect.fn("deleteSearch")(function* ({ id: userId }: Actor, id: SearchId) {
  const searches = yield* SavedSearchRepository
  yield* atomically(searches.remove(userId, id))
  return {}
})
