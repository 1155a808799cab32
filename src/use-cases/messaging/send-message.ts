import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { asMessage, requireParticipant, writeMessage } from "#domain/messaging/conversation-rules.ts"
import type { MessageRecord, NewMessage } from "#domain/messaging/conversation.ts"
import { requireOpen } from "#domain/messaging/put-away.ts"
import { noticeOfMessage } from "#domain/notices/work-notices.ts"
import { asPhoto } from "#domain/photo/photo.ts"
import { type ConversationId, MessageId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { storeChange } from "../events/publish.ts"
import { newId } from "../new-id.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { attachPhotos } from "../photo/attach-photos.ts"
import { fewWhileUnconfirmed } from "../usage/few-while-unconfirmed.ts"
import { withinLimit } from "../usage/within-limit.ts"

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

  const send = Effect.gen(function* () {
    const conversation = yield* conversations.held(conversationId)
    yield* Effect.fromResult(requireParticipant(conversation, actor))
    const written = yield* body
    yield* Effect.fromResult(requireOpen(conversation))
    const id = yield* newId(MessageId)
    const message = writeMessage({ id, conversation, actor, message: written, now: yield* now })
    const photos = yield* photosFor(actor, written, message.value)
    yield* fewWhileUnconfirmed(actor, { kind: "unconfirmedMessages" })
    yield* withinLimit(actor, { kind: "messagesInTenMinutes" }, { kind: "messages" })
    yield* storeChange(message, conversations.addMessage)
    yield* tell(noticeOfMessage(actor, conversation, message.value, photos.length))
    return asMessage(message.value, photos)
  })
  return yield* atomically(send)
})
