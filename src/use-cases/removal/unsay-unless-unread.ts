import * as Effect from "effect/Effect"

import type { ConversationRecord, MessageRecord } from "#domain/messaging/conversation.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { NoticeViews } from "#ports/views/notice-views.ts"

import { conversationRead } from "../messaging/conversation-read.ts"
import { unsay } from "../notices/unsay.ts"

/**
 * Takes back, for the reader of a message that is taken down, that there is something new in the conversation, unless
 * there is something else. The next message is worth an email again, as after reading. The conversation is held, so
 * that no message comes meanwhile.
 */
export const unsayUnlessUnread = Effect.fnUntraced(function* (
  { homeownerId, id, providerId }: ConversationRecord,
  { senderUserId }: MessageRecord
) {
  // The foreign key holds, so the provider is there.
  const { userId: ofBusiness } = yield* Effect.orDie((yield* ProviderRepository).byId(providerId))
  const userId = senderUserId === homeownerId ? ofBusiness : homeownerId
  if ((yield* (yield* NoticeViews).unreadIn(id, userId)) > 0) return
  yield* unsay([{ userId }], "message-received", [id])
  yield* conversationRead(userId, id)
})
