import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { FeedShow, FeedSort } from "#domain/project/feed-options.ts"
import type { ShownInvitation } from "#domain/project/invitation.ts"
import type { Project } from "#domain/project/project.ts"
import type { ProjectId, ProviderId, UserId } from "#domain/shared/ids.ts"

import type { OwnSlice } from "./own-slice.ts"

/** Which of the projects that a provider sees, and in which order. */
export interface FeedSlice extends OwnSlice {
  /** In lower case; all of them stand in the title, the description or the category. */
  readonly words: ReadonlyArray<string>
  /** What waits comes in turns, whatever is asked for. */
  readonly sort: FeedSort
  /** Miles: a smaller circle than the provider's own; null for theirs. */
  readonly within: number | null
  /** Null for all. */
  readonly show: FeedShow | null
}

/** Projects as one person sees them, newest first. */
export class ProjectViews extends Context.Service<
  ProjectViews,
  {
    readonly ofHomeowner: (id: UserId, slice: OwnSlice) => Effect.Effect<ReadonlyArray<Project>>
    /**
     * The projects visible to the provider (`isVisibleTo`), each with its `canQuote` and as much of its location as
     * `locationFor` allows.
     */
    readonly ofProvider: (id: ProviderId, slice: FeedSlice) => Effect.Effect<ReadonlyArray<Project>>
    /** As its homeowner sees it. Dies for an unknown id: the caller has just written or read it. */
    readonly byId: (id: ProjectId) => Effect.Effect<Project>
    /** As this provider sees it, whether or not they may see it. Dies for an unknown id. */
    readonly byIdFor: (id: ProjectId, providerId: ProviderId) => Effect.Effect<Project>
    /** Whom its homeowner has invited, first ones first. */
    readonly invitations: (id: ProjectId) => Effect.Effect<ReadonlyArray<ShownInvitation>>
  }
>()("ports/ProjectViews") {}
