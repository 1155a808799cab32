import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { noticesOfProject } from "#domain/notices/work-notices.ts"
import { HasOffers } from "#domain/project/project-errors.ts"
import { saidIn } from "#domain/project/project-rules.ts"
import { editProject as edit } from "#domain/project/project-steps.ts"
import type { ProjectRequest } from "#domain/project/project.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import type { Body } from "../body.ts"
import { openConversation } from "../messaging/open-conversation.ts"
import { tell } from "../notices/tell.ts"
import { replacePhotos } from "../photo/attach-photos.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { ownProject } from "./own-project.ts"
import { readRequest } from "./read-request.ts"
import { storeProject } from "./store-project.ts"

/** Says one's project anew, as long as nobody has made an offer on what it said. Photos that are not named stay. */
export const editProject = Effect.fn("editProject")(function* (
  actor: Actor,
  projectId: ProjectId,
  body: Body<ProjectRequest>
) {
  const projects = yield* ProjectRepository
  const views = yield* ProjectViews
  const { atomically } = yield* Transactor

  const store = Effect.gen(function* () {
    yield* ownProject(actor, projectId)
    const said = yield* readRequest(body)
    // Held, so that no offer comes between looking for them and the change.
    const project = yield* projects.held(projectId)
    const edited = yield* Effect.fromResult(edit(project, saidIn(said)))
    if ((yield* projects.liveOffersOn(projectId)) > 0) yield* new HasOffers()
    yield* storeProject(edited)
    const { photoIds } = said.request
    if (photoIds !== undefined)
      yield* replacePhotos(actor, photoIds, { field: "photoIds", purpose: "project", thingId: projectId })
    const { providerId, status } = edited.value
    if (status !== "pending" || providerId === null || providerId === project.providerId) return
    yield* tell(...noticesOfProject(actor, edited.value))
    yield* openConversation({ homeownerId: actor.id, providerId, projectId })
    yield* withinLimit(actor, { kind: "providersAsked", thing: providerId })
  })
  yield* atomically(store)
  return yield* views.byId(projectId)
})
