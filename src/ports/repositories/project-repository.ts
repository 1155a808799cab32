import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Invitation } from "#domain/project/invitation.ts"
import type { ProviderStanding } from "#domain/project/project-standing.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import type { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"
import type { ProjectId, ProviderId, UserId } from "#domain/shared/ids.ts"

import type { OneParty } from "./quote-repository.ts"

export class ProjectRepository extends Context.Service<
  ProjectRepository,
  {
    readonly insert: (project: ProjectRecord) => Effect.Effect<void>
    readonly byId: (id: ProjectId) => Effect.Effect<ProjectRecord, NotFound>
    /** The same, and keeps others from changing the project until the surrounding transaction ends. */
    readonly held: (id: ProjectId) => Effect.Effect<ProjectRecord, NotFound>
    /** Writes only if `project.version` is still the stored one, then bumps it. */
    readonly update: (project: ProjectRecord) => Effect.Effect<void, ChangedMeanwhile>
    /**
     * How many of the homeowner's projects are pending; the number does not change before the surrounding transaction
     * ends.
     */
    readonly openOf: (homeownerId: UserId) => Effect.Effect<number>
    /** The pending projects of a homeowner, or those addressed to this provider alone, in the order of their ids. */
    readonly pendingOf: (party: OneParty) => Effect.Effect<ReadonlyArray<ProjectId>>
    /** Who has ever quoted on the project, or is invited to it. */
    readonly followersOf: (id: ProjectId) => Effect.Effect<ReadonlyArray<ProviderId>>
    /** Stores invitations; none of their pairs may have one yet. */
    readonly invite: (invitations: ReadonlyArray<Invitation>) => Effect.Effect<void>
    /** How many live offers the project has. */
    readonly offersOn: (id: ProjectId) => Effect.Effect<number>
    /** What the provider offers and has quoted on this project. */
    readonly standingOf: (providerId: ProviderId, projectId: ProjectId) => Effect.Effect<ProviderStanding>
  }
>()("ports/ProjectRepository") {}
