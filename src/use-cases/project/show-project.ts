import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import { ownProject } from "./own-project.ts"

/** One's own project, as it is now. */
export const showProject = Effect.fn("showProject")(function* (actor: Actor, id: ProjectId) {
  const views = yield* ProjectViews
  yield* ownProject(actor, id)
  return yield* views.byId(id)
})
