import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { asMessage, writeMessage } from "#domain/messaging/conversation-rules.ts"
import type { NewMessage } from "#domain/messaging/conversation.ts"
import { noticeOfMessage } from "#domain/notices/work-notices.ts"
import { type ConversationId, MessageId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { Transactor } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { storeChange } from "../events/publish.ts"
import { newId } from "../new-id.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { ownConversation } from "./own-conversation.ts"

export const sendMessage = Effect.fn("sendMessage")(function* (
  actor: Actor,
  conversationId: ConversationId,
  body: Body<NewMessage>
) {
  const conversations = yield* ConversationRepository
  const { atomically } = yield* Transactor

  const conversation = yield* ownConversation(actor, conversationId)
  const message = writeMessage({
    id: yield* newId(MessageId),
    conversation,
    actor,
    message: yield* body,
    now: yield* now
  })
  yield* atomically(
    Effect.gen(function* () {
      yield* withinLimit(actor, { kind: "messagesInTenMinutes" }, { kind: "messages" })
      yield* storeChange(message, conversations.addMessage)
      yield* tell(noticeOfMessage(actor, conversation, message.value))
    })
  )
  return asMessage(message.value)
})
