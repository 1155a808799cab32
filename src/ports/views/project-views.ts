import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Project } from "#domain/project/project.ts"
import type { ProjectId, ProviderId, UserId } from "#domain/shared/ids.ts"

import type { OwnSlice } from "./own-slice.ts"

/** Projects as one person sees them, newest first. */
export class ProjectViews extends Context.Service<
  ProjectViews,
  {
    readonly ofHomeowner: (id: UserId, slice: OwnSlice) => Effect.Effect<ReadonlyArray<Project>>
    /** Those visible to the provider (`isVisibleTo`), each with its `canQuote`, where `locationFor` says. */
    readonly ofProvider: (id: ProviderId, slice: OwnSlice) => Effect.Effect<ReadonlyArray<Project>>
    /** As its homeowner sees it. Dies for an unknown id: the caller has just written or read it. */
    readonly byId: (id: ProjectId) => Effect.Effect<Project>
  }
>()("ports/ProjectViews") {}
