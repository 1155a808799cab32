import * as Effect from "effect/Effect"

import { ConversationId, type ProjectId, type ProviderId, type UserId } from "../../domain/shared/ids.ts"
import { ConversationRepository } from "../../ports/conversation-repository.ts"
import { newId } from "../new-id.ts"
import { now } from "../now.ts"

interface Pair {
  readonly homeownerId: UserId
  readonly providerId: ProviderId
  readonly projectId: ProjectId | null
}

/** The pair's one conversation, opened when there is none yet. */
export const openConversation = Effect.fn("openConversation")(function* (pair: Pair) {
  const conversations = yield* ConversationRepository
  return yield* conversations.open({
    ...pair,
    id: yield* newId(ConversationId),
    lastMessageAt: null,
    createdAt: yield* now
  })
})
