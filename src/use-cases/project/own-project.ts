import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { requireOwner } from "#domain/project/project-rules.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import type { NotFound } from "#domain/shared/errors.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"

const ownOne = Effect.fnUntraced(function* (actor: Actor, finding: Effect.Effect<ProjectRecord, NotFound>) {
  const projects = yield* ProjectRepository
  const project = yield* finding
  const standing = actor.providerId === null ? null : yield* projects.standingOf(actor.providerId, project.id)
  yield* Effect.fromResult(requireOwner(project, actor, standing))
  return project
})

/** The project, if the actor posted it. */
export const ownProject = (actor: Actor, id: ProjectId) =>
  Effect.flatMap(ProjectRepository, (projects) => ownOne(actor, projects.byId(id)))

/** The same, locked: nobody else changes it, or bids on it, until the surrounding transaction ends. */
export const ownProjectHeld = (actor: Actor, id: ProjectId) =>
  Effect.flatMap(ProjectRepository, (projects) => ownOne(actor, projects.held(id)))
