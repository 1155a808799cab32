import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { deleteDraft as deleted } from "#domain/project/project-changes.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { atomically } from "#ports/transactor.ts"

import { seenBy } from "../notices/seen-by.ts"
import { now } from "../now.ts"
import { ownProject } from "./own-project.ts"
import { storeProject } from "./store-project.ts"
import { takeInvitationsBack } from "./take-back.ts"

/** Deletes one of one's own drafts. */
export const deleteDraft = Effect.fn("deleteDraft")(function* (actor: Actor, projectId: ProjectId) {
  const store = Effect.gen(function* () {
    const project = yield* ownProject(actor, projectId)
    yield* storeProject(yield* Effect.fromResult(deleted(project, yield* now)))
    yield* seenBy(actor, projectId)
    yield* takeInvitationsBack(project)
  })
  yield* atomically(store)
  return {}
})
