import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { requireOwner } from "#domain/project/project-rules.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"

/** The project, if the actor posted it. */
export const ownProject = Effect.fnUntraced(function* (actor: Actor, id: ProjectId) {
  const projects = yield* ProjectRepository
  const project = yield* projects.byId(id)
  const standing = actor.providerId === null ? null : yield* projects.standingOf(actor.providerId, id)
  yield* Effect.fromResult(requireOwner(project, actor, standing))
  return project
})
