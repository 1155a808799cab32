import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { asMessage, writeMessage } from "#domain/messaging/conversation-rules.ts"
import type { MessageRecord, NewMessage } from "#domain/messaging/conversation.ts"
import { noticeOfMessage } from "#domain/notices/work-notices.ts"
import { asPhoto } from "#domain/photo/photo.ts"
import { type ConversationId, MessageId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { Transactor } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { storeChange } from "../events/publish.ts"
import { newId } from "../new-id.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { attachPhotos } from "../photo/attach-photos.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { ownConversation } from "./own-conversation.ts"

const photosFor = Effect.fnUntraced(function* (
  actor: Actor,
  { photoIds = [] }: NewMessage,
  { id: thingId }: MessageRecord
) {
  if (photoIds.length === 0) return []
  const thing = { purpose: "message", thingId } as const
  yield* attachPhotos(actor, photoIds, { ...thing, field: "photoIds" })
  return (yield* (yield* PhotoRepository).of(thing)).map(asPhoto)
})

/** Sends a message: text, photos or both. */
export const sendMessage = Effect.fn("sendMessage")(function* (
  actor: Actor,
  conversationId: ConversationId,
  body: Body<NewMessage>
) {
  const conversations = yield* ConversationRepository
  const { atomically } = yield* Transactor

  const conversation = yield* ownConversation(actor, conversationId)
  const written = yield* body
  const message = writeMessage({
    id: yield* newId(MessageId),
    conversation,
    actor,
    message: written,
    now: yield* now
  })
  const photos = yield* atomically(
    Effect.gen(function* () {
      const added = yield* photosFor(actor, written, message.value)
      yield* withinLimit(actor, { kind: "messagesInTenMinutes" }, { kind: "messages" })
      yield* storeChange(message, conversations.addMessage)
      yield* tell(noticeOfMessage(actor, conversation, message.value, added.length))
      return added
    })
  )
  return asMessage(message.value, photos)
})
