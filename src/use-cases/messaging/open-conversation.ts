import * as Effect from "effect/Effect"

import { conversationOf } from "#domain/messaging/conversation-rules.ts"
import { ConversationId, type ProjectId, type ProviderId, type UserId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { atomically } from "#ports/transactor.ts"

import { publish } from "../events/publish.ts"
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
  const { news, value } = conversationOf({
    ...pair,
    id: yield* newId(ConversationId),
    createdAt: yield* now
  })
  const open = Effect.tap(conversations.open(value), ({ isNew }) => (isNew ? publish(news) : Effect.void))
  return yield* atomically(open)
})
