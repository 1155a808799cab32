import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { noticeOfInvitation } from "#domain/notices/work-notices.ts"
import { isOpenToAll } from "#domain/project/project-states.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

/**
 * What those are told who were invited to a project before it is open to all again: what they had not read was taken
 * back meanwhile.
 */
export const invitedAgain = Effect.fnUntraced(function* (actor: Actor, project: ProjectRecord) {
  if (!isOpenToAll(project)) return []
  const closed = yield* (yield* ConversationRepository).closedWith(project.homeownerId)
  const invited = yield* (yield* ProjectViews).invitations(project.id)
  return invited
    .filter(({ providerId }) => !closed.includes(providerId))
    .map(({ providerId }) => noticeOfInvitation(actor, project, providerId))
})
