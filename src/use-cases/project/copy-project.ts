import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { copyOf } from "#domain/project/project-changes.ts"
import { ProjectId } from "#domain/shared/ids.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { atomically } from "#ports/transactor.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import { storeChange } from "../events/publish.ts"
import { newId } from "../new-id.ts"
import { now } from "../now.ts"
import { attachPhotos } from "../photo/attach-photos.ts"
import { copyPhotos } from "../photo/copy-photos.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { ownProject } from "./own-project.ts"

const purpose = "project"

// For somebody without room for more photos, the words alone are better than a refusal.
const copiesOf = (actor: Actor, thingId: ProjectId) =>
  Effect.catchTag(copyPhotos(actor, { purpose, thingId }), "TooManyPhotos", () => Effect.succeed([]))

/** A new draft of one's own, with the words of an earlier project, and with its photos if there is room for them. */
export const copyProject = Effect.fn("copyProject")(function* (actor: Actor, projectId: ProjectId) {
  const projects = yield* ProjectRepository
  const views = yield* ProjectViews
  const id = yield* newId(ProjectId)
  const store = Effect.gen(function* () {
    const project = yield* ownProject(actor, projectId)
    const photos = yield* copiesOf(actor, projectId)
    yield* attachPhotos(actor, photos, { field: "photoIds", purpose, thingId: id })
    yield* withinLimit(actor, { kind: "projects" })
    yield* storeChange(copyOf(project, id, yield* now), projects.insert)
  })
  yield* atomically(store)
  return yield* views.byId(id)
})
