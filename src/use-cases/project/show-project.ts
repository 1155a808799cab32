import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { isVisibleTo } from "#domain/project/project-standing.ts"
import { isOwnProject } from "#domain/project/project.ts"
import { NotFound } from "#domain/shared/errors.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

const notFound = new NotFound({ thing: "project" })

/** A project as it is now, for its homeowner and every provider who sees it. */
export const showProject = Effect.fn("showProject")(function* (actor: Actor, id: ProjectId) {
  const projects = yield* ProjectRepository
  const views = yield* ProjectViews
  const { providerId } = actor
  const project = yield* projects.byId(id)
  if (isOwnProject(project, actor)) return yield* views.byId(id)
  if (providerId === null) return yield* notFound
  const standing = yield* projects.standingOf(providerId, id)
  return isVisibleTo(project, standing) ? yield* views.byIdFor(id, providerId) : yield* notFound
})
