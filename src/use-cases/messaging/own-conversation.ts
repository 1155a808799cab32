import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { requireParticipant } from "#domain/messaging/conversation-rules.ts"
import type { ConversationId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"

/** The conversation, if the actor is one of its two people. */
export const ownConversation = Effect.fnUntraced(function* (actor: Actor, id: ConversationId) {
  const conversations = yield* ConversationRepository
  const conversation = yield* conversations.byId(id)
  yield* Effect.fromResult(requireParticipant(conversation, actor))
  return conversation
})
