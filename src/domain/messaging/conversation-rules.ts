import * as Result from "effect/Result"

import type { Actor } from "../account/account.ts"
import type { Changed } from "../events/changed.ts"
import { newsOfConversation, newsOfMessage } from "../events/news.ts"
import type { Photo } from "../photo/photo.ts"
import { plusMilliseconds } from "../shared/calendar.ts"
import { NotFound } from "../shared/errors.ts"
import type { MessageId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"
import {
  type ConversationRecord,
  type Message,
  type MessageRecord,
  type NewMessage,
  openToBoth
} from "./conversation.ts"

/** Checks that the actor is one of the conversation's two people; to everyone else it does not exist. */
export const requireParticipant = (
  conversation: ConversationRecord,
  actor: Actor
): Result.Result<void, NotFound> =>
  conversation.homeownerId === actor.id || conversation.providerId === actor.providerId
    ? Result.succeed(undefined)
    : Result.fail(new NotFound({ thing: "conversation" }))

/** A new conversation of a pair, without a message yet. */
export const conversationOf = (
  opening: Pick<ConversationRecord, "createdAt" | "homeownerId" | "id" | "projectId" | "providerId">
): Changed<ConversationRecord> => {
  const conversation: ConversationRecord = {
    ...opening,
    lastMessageAt: null,
    ...openToBoth
  }
  return { value: conversation, news: newsOfConversation(conversation) }
}

interface Writing {
  readonly id: MessageId
  readonly conversation: ConversationRecord
  readonly actor: Actor
  readonly message: NewMessage
  readonly now: Instant
}

// Servers' clocks are seconds apart, and a clock may be set back: an answer still comes after what it answers.
const momentAfter = (lastMessageAt: Instant | null, now: Instant): Instant =>
  lastMessageAt === null || lastMessageAt < now ? now : plusMilliseconds(lastMessageAt, 1)

/** A new message, later than all others of its conversation, which is held meanwhile. */
export const writeMessage = ({ actor, conversation, id, message, now }: Writing): Changed<MessageRecord> => ({
  value: {
    id,
    conversationId: conversation.id,
    senderUserId: actor.id,
    body: message.content,
    read: false,
    createdAt: momentAfter(conversation.lastMessageAt, now)
  },
  news: newsOfMessage({ id }, conversation)
})

type Said = Pick<MessageRecord, "body" | "createdAt" | "id" | "senderUserId">

export const asMessage = (
  { body, createdAt, id, senderUserId }: Said,
  photos: ReadonlyArray<Photo>,
  removed?: Message["removed"]
): Message => ({
  id,
  senderId: senderUserId,
  content: body,
  createdAt,
  ...(photos.length > 0 && { photos }),
  ...(removed && { removed })
})

/** When something last happened in the conversation: its newest message or, without any, its opening. */
export const activeAt = ({
  createdAt,
  lastMessageAt
}: Pick<ConversationRecord, "createdAt" | "lastMessageAt">): Instant => lastMessageAt ?? createdAt
