import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Invitation, ShownInvitation } from "#domain/project/invitation.ts"
import type { ProjectId } from "#domain/shared/ids.ts"

export class InvitationRepository extends Context.Service<
  InvitationRepository,
  {
    /** In the order in which they were made. */
    readonly of: (projectId: ProjectId) => Effect.Effect<ReadonlyArray<ShownInvitation>>
    /** Writes those that are new: who is invited already stays so. */
    readonly insert: (invitations: ReadonlyArray<Invitation>) => Effect.Effect<void>
  }
>()("ports/InvitationRepository") {}
