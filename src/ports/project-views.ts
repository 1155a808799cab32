import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Project } from "../domain/project/project.ts"
import type { ProjectId, ProviderId, UserId } from "../domain/shared/ids.ts"

/** Projects as one person sees them, newest first, at most `ownListLimit`. */
export class ProjectViews extends Context.Service<
  ProjectViews,
  {
    readonly ofHomeowner: (id: UserId) => Effect.Effect<ReadonlyArray<Project>>
    /** Those visible to the provider (`isVisibleTo`), each with its `canQuote`. */
    readonly ofProvider: (id: ProviderId) => Effect.Effect<ReadonlyArray<Project>>
    /** As its homeowner sees it. Dies for an unknown id: it is read after a write. */
    readonly byId: (id: ProjectId) => Effect.Effect<Project>
  }
>()("ports/ProjectViews") {}
