import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { copyOf } from "#domain/project/project-changes.ts"
import { ProjectId } from "#domain/shared/ids.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import { storeChange } from "../events/publish.ts"
import { newId } from "../new-id.ts"
import { now } from "../now.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { ownProject } from "./own-project.ts"

/** A new draft of one's own, with the words of an earlier project. */
export const copyProject = Effect.fn("copyProject")(function* (actor: Actor, projectId: ProjectId) {
  const projects = yield* ProjectRepository
  const views = yield* ProjectViews
  const { atomically } = yield* Transactor
  const id = yield* newId(ProjectId)
  const store = Effect.gen(function* () {
    const project = yield* ownProject(actor, projectId)
    yield* withinLimit(actor, { kind: "projects" })
    yield* storeChange(copyOf(project, id, yield* now), projects.insert)
  })
  yield* atomically(store)
  return yield* views.byId(id)
})
