import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { noticesOfProject } from "#domain/notices/work-notices.ts"
import { postProject as post } from "#domain/project/project-rules.ts"
import { ProjectId } from "#domain/shared/ids.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { atomically } from "#ports/transactor.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import { storeChange } from "../events/publish.ts"
import { newId } from "../new-id.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { attachPhotos } from "../photo/attach-photos.ts"
import { fewWhileUnconfirmed } from "../usage/few-while-unconfirmed.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { announce } from "./announce.ts"
import { openForAddressee } from "./open-for-addressee.ts"
import { postedOf, type SentProject } from "./posted.ts"
import { roomForProject } from "./room-for-project.ts"

/** Posts a homeowner's project; one that names a provider opens their conversation. */
export const postProject = Effect.fn("postProject")(function* (actor: Actor, sent: SentProject) {
  const projects = yield* ProjectRepository
  const views = yield* ProjectViews

  const posted = yield* postedOf(sent)
  const project = post({ ...posted, id: yield* newId(ProjectId), actor, now: yield* now })
  const { id } = project.value

  yield* atomically(
    Effect.gen(function* () {
      // This locks the homeowner, whom taking a photo down locks before the photo, and so comes first; faults of the
      // photos are told before it all the same.
      const room = yield* Effect.result(roomForProject(actor))
      yield* attachPhotos(actor, posted.request.photoIds ?? [], {
        field: "photoIds",
        purpose: "project",
        thingId: id
      })
      yield* fewWhileUnconfirmed(actor, { kind: "unconfirmedProjects", thing: id })
      yield* Effect.fromResult(room)
      yield* withinLimit(actor, { kind: "projects" })
      yield* storeChange(project, projects.insert)
      yield* announce(project.value)
      yield* tell(...noticesOfProject(actor, project.value))
      yield* openForAddressee(actor, project.value)
    })
  )
  return yield* views.byId(id)
})
