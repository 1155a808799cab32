import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { isVisibleTo } from "#domain/project/project-standing.ts"
import { NotFound } from "#domain/shared/errors.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

/** A project, as its homeowner or a provider who may see it reads it now; to all others it does not exist. */
export const showProject = Effect.fn("showProject")(function* (
  { id, providerId }: Actor,
  projectId: ProjectId
) {
  const projects = yield* ProjectRepository
  const views = yield* ProjectViews
  const project = yield* projects.byId(projectId)
  if (project.homeownerId === id) return yield* views.byId(projectId)
  if (providerId === null) return yield* new NotFound({ thing: "project" })
  const standing = yield* projects.standingOf(providerId, projectId)
  if (!isVisibleTo(project, standing)) yield* new NotFound({ thing: "project" })
  return yield* views.byIdFor(projectId, providerId)
})
