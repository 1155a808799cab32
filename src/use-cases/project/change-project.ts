import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { noticesOfProject } from "#domain/notices/work-notices.ts"
import { rewordProject } from "#domain/project/project-changes.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { atomically } from "#ports/transactor.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { replacePhotos } from "../photo/attach-photos.ts"
import { fewWhileUnconfirmed } from "../usage/few-while-unconfirmed.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { openForAddressee } from "./open-for-addressee.ts"
import { ownProjectHeld } from "./own-project.ts"
import { postedOf, type SentProject } from "./posted.ts"
import { storeProject } from "./store-project.ts"
import { takeBack } from "./take-back.ts"

const turnTo = Effect.fnUntraced(function* (actor: Actor, before: ProjectRecord, after: ProjectRecord) {
  const { providerId } = after
  if (providerId === before.providerId) return
  yield* takeBack(before)
  // A draft counts too; its publication counts as a request of the same project.
  if (providerId !== null)
    yield* fewWhileUnconfirmed(actor, { kind: "unconfirmedRequests", thing: providerId })
  // A draft is nobody else's yet.
  if (after.status !== "pending") return
  yield* tell(...noticesOfProject(actor, after))
  yield* openForAddressee(actor, after)
})

/** Changes the words of one's own project, as long as nobody has made an offer on it. */
export const changeProject = Effect.fn("changeProject")(function* (
  actor: Actor,
  projectId: ProjectId,
  sent: SentProject
) {
  const projects = yield* ProjectRepository
  const views = yield* ProjectViews

  const store = Effect.gen(function* () {
    // A bid locks the project too, so that none can be missed here.
    const project = yield* ownProjectHeld(actor, projectId)
    const posted = yield* postedOf(sent)
    const { photoIds } = posted.request
    const offers = yield* projects.offersOn(projectId)
    const changed = yield* Effect.fromResult(rewordProject(project, posted, { offers, now: yield* now }))
    yield* withinLimit(actor, { kind: "projectChanges" })
    yield* storeProject(changed)
    if (photoIds !== undefined) {
      yield* replacePhotos(actor, photoIds, {
        field: "photoIds",
        purpose: "project",
        thingId: projectId
      })
    }
    yield* turnTo(actor, project, changed.value)
  })
  yield* atomically(store)
  return yield* views.byId(projectId)
})
