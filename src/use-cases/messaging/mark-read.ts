import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { newsOfReading } from "#domain/events/news.ts"
import { newsOfNotice } from "#domain/notices/notice.ts"
import type { ConversationId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { atomically } from "#ports/transactor.ts"

import { publish } from "../events/publish.ts"
import { now } from "../now.ts"
import { ownConversation } from "./own-conversation.ts"

export const markRead = Effect.fn("markRead")(function* (actor: Actor, id: ConversationId) {
  const conversations = yield* ConversationRepository
  const notifications = yield* NotificationRepository
  const conversation = yield* ownConversation(actor, id)
  yield* atomically(
    Effect.gen(function* () {
      // Waits for a message under way, which is then seen together with its notice.
      yield* conversations.held(id)
      if (!(yield* conversations.markRead(id, actor.id))) return
      yield* publish(newsOfReading(conversation))
      const told = yield* notifications.conversationRead(actor.id, id, yield* now)
      if (told !== null) yield* publish(newsOfNotice(told, { userId: actor.id }))
    })
  )
  return {}
})
