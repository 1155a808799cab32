import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { type MessagePage, messagePageSize } from "#domain/messaging/conversation.ts"
import type { ConversationId, MessageId } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"

import type { Body } from "../body.ts"
import { ownConversation } from "./own-conversation.ts"

const messageIn = Effect.fnUntraced(function* (conversationId: ConversationId, id: MessageId) {
  const message = yield* (yield* ConversationRepository).message(id)
  return message?.conversationId === conversationId
    ? message
    : yield* invalid("before", "That message is not part of this conversation")
})

/** Messages of one's own conversation, oldest first. Reading marks nothing as read. */
export const listMessages = Effect.fn("listMessages")(function* (
  actor: Actor,
  id: ConversationId,
  query: Body<MessagePage>
) {
  const views = yield* ConversationViews
  yield* ownConversation(actor, id)
  const { before, limit = messagePageSize } = yield* query
  return yield* views.messages(id, {
    limit,
    before: before === undefined ? null : yield* messageIn(id, before)
  })
})
