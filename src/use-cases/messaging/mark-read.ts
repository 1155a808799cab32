import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { newsOfReading } from "#domain/events/news.ts"
import type { ConversationId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { atomically } from "#ports/transactor.ts"

import { publish } from "../events/publish.ts"
import { conversationRead } from "./conversation-read.ts"
import { ownConversation } from "./own-conversation.ts"

export const markRead = Effect.fn("markRead")(function* (actor: Actor, id: ConversationId) {
  const conversations = yield* ConversationRepository
  const conversation = yield* ownConversation(actor, id)
  yield* atomically(
    Effect.gen(function* () {
      // Waits for a message under way, which is then seen together with its notice.
      yield* conversations.held(id)
      if (!(yield* conversations.markRead(id, actor.id))) return
      yield* publish(newsOfReading(conversation))
      yield* conversationRead(actor.id, id)
    })
  )
  return {}
})
