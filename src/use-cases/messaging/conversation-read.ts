import * as Effect from "effect/Effect"

import { newsOfNotice } from "#domain/notices/notice.ts"
import type { ConversationId, UserId } from "#domain/shared/ids.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"

import { publish } from "../events/publish.ts"
import { now } from "../now.ts"

/** What somebody was told of a conversation is read: the next message is worth an email again. */
export const conversationRead = Effect.fnUntraced(function* (userId: UserId, id: ConversationId) {
  const notifications = yield* NotificationRepository
  const told = yield* notifications.conversationRead(userId, id, yield* now)
  if (told !== null) yield* publish(newsOfNotice(told, { userId }))
})
