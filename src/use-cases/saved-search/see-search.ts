import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { asSavedSearch } from "#domain/provider/search/saved-search.ts"
import type { SearchId } from "#domain/shared/ids.ts"
import { SavedSearchRepository } from "#ports/repositories/saved-search-repository.ts"
import { atomically } from "#ports/transactor.ts"

import { seenBy } from "../notices/seen-by.ts"
import { now } from "../now.ts"

/** Notes that its owner has looked at a saved search: professionals listed by now are no longer new in it. */
export const seeSearch = Effect.fn("seeSearch")(function* (actor: Actor, id: SearchId) {
  const searches = yield* SavedSearchRepository
  const seenUpTo = yield* now
  const seen = yield* atomically(
    Effect.gen(function* () {
      const changed = yield* searches.change(actor.id, id, (search) => ({ ...search, seenUpTo }))
      yield* seenBy(actor, id)
      return changed
    })
  )
  return asSavedSearch(seen, 0)
})
