import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { InvitationRepository } from "#ports/repositories/invitation-repository.ts"

import { ownProject } from "./own-project.ts"

/** Who is invited to bid on one's project. */
export const listInvitations = Effect.fn("listInvitations")(function* (actor: Actor, projectId: ProjectId) {
  const invitations = yield* InvitationRepository
  yield* ownProject(actor, projectId)
  return yield* invitations.of(projectId)
})
