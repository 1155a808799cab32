import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"

import { noticeOfSearch } from "#domain/notices/alert-notices.ts"
import { nextLook, type SavedSearchRecord, untoldSince } from "#domain/provider/search/saved-search.ts"
import { SavedSearchRepository } from "#ports/repositories/saved-search-repository.ts"
import { atomically } from "#ports/transactor.ts"

import { workOff } from "../chores/work-off.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { listedSince } from "./count-new.ts"

/** How many professionals the email names. */
const namedAtMost = 5

/** Tells the owner of a search who is new in it, if anybody is. */
const lookFor = Effect.fnUntraced(function* (search: SavedSearchRecord) {
  const searches = yield* SavedSearchRepository
  const at = yield* now
  const { providers, total } = yield* listedSince(search, untoldSince(search), namedAtMost)
  const after = { dueAt: nextLook(search.alert, at), toldUpTo: total === 0 ? search.toldUpTo : at }
  yield* atomically(
    Effect.gen(function* () {
      // Another server has settled it, or its owner has changed it meanwhile.
      if (!(yield* searches.settle(search, after))) return
      if (total > 0) yield* tell(noticeOfSearch(search, total, providers))
    })
  )
})

/** Looks through the saved searches that are due; faults of ours are told to `onFault`. */
export const tellOfNew = (onFault: (error: unknown) => void) =>
  Effect.gen(function* () {
    const { claim, settle } = yield* SavedSearchRepository
    yield* workOff({
      claim,
      // What has failed is tried again when its lease is over.
      attempt: (search) =>
        Effect.catchCause(lookFor(search), (cause) => Effect.sync(() => onFault(Cause.squash(cause)))),
      release: (claimed, at) =>
        Effect.forEach(claimed, (search) => settle(search, { ...search, dueAt: at }), { discard: true })
    })
  })
