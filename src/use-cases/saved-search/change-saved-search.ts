import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { changeSearch, type SavedSearchRequest } from "#domain/provider/search/saved-search.ts"
import type { SearchId } from "#domain/shared/ids.ts"
import { SavedSearchRepository } from "#ports/repositories/saved-search-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { now } from "../now.ts"
import { withNewCount } from "./count-new.ts"

/** Changes one of one's own saved searches. */
export const changeSavedSearch = Effect.fn("changeSavedSearch")(function* (
  { id: userId }: Actor,
  id: SearchId,
  body: Body<SavedSearchRequest>
) {
  const searches = yield* SavedSearchRepository
  yield* searches.own(userId, id)
  const request = yield* body
  const at = yield* now
  const changed = yield* atomically(
    searches.change(userId, id, (search) => changeSearch(search, request, at))
  )
  return yield* withNewCount(changed)
})
