import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { requireOpen } from "#domain/messaging/put-away.ts"
import { noticesOfProject } from "#domain/notices/work-notices.ts"
import { postProject as post } from "#domain/project/project-rules.ts"
import { addressee, type ProjectRequest } from "#domain/project/project.ts"
import { type CategoryId, ProjectId } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { Places } from "#ports/places.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { CategoryViews } from "#ports/views/category-views.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import type { Body } from "../body.ts"
import { storeChange } from "../events/publish.ts"
import { openConversation } from "../messaging/open-conversation.ts"
import { newId } from "../new-id.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { attachPhotos } from "../photo/attach-photos.ts"
import { findListedProvider } from "../provider/find-listed-provider.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { roomForProject } from "./room-for-project.ts"

const categoryName = Effect.fnUntraced(function* (id: CategoryId) {
  const name = yield* (yield* CategoryViews).nameOf(id)
  return name ?? (yield* invalid("categoryId", "Please select a service category"))
})

/** Posts a homeowner's project; one that names a provider opens their conversation. */
export const postProject = Effect.fn("postProject")(function* (actor: Actor, body: Body<ProjectRequest>) {
  const projects = yield* ProjectRepository
  const views = yield* ProjectViews
  const places = yield* Places
  const { atomically } = yield* Transactor

  const request = yield* body
  const { photoIds = [] } = request
  const category = yield* categoryName(request.categoryId)
  const providerId = addressee(request)
  if (providerId !== null) yield* findListedProvider(providerId)
  const place = places.find(request.location)
  const project = post({ id: yield* newId(ProjectId), actor, request, category, place, now: yield* now })

  yield* atomically(
    Effect.gen(function* () {
      yield* attachPhotos(actor, photoIds, {
        field: "photoIds",
        purpose: "project",
        thingId: project.value.id
      })
      yield* withinLimit(actor, { kind: "projects" })
      yield* roomForProject(actor)
      yield* storeChange(project, projects.insert)
      yield* tell(...noticesOfProject(actor, project.value))
      if (providerId !== null) {
        const pair = { homeownerId: actor.id, providerId }
        const { conversation } = yield* openConversation({ ...pair, projectId: project.value.id })
        yield* Effect.fromResult(requireOpen(conversation))
        yield* withinLimit(actor, { kind: "providersAsked", thing: providerId })
      }
    })
  )
  return yield* views.byId(project.value.id)
})
