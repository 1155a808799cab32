import * as Schema from "effect/Schema"

import { Photo, photoIds } from "../photo/photo.ts"
import { removalGrounds } from "../removal/removal-grounds.ts"
import { ConversationId, MessageId, optionalId, ProjectId, ProviderId, UserId } from "../shared/ids.ts"
import { Instant } from "../shared/instant.ts"
import { maxLength } from "../shared/limits.ts"
import { Flag, limitUpTo, ownPage } from "../shared/page.ts"
import { longText } from "../shared/text.ts"
import { participantRoles } from "./participant-role.ts"

/** A conversation as one of its two people sees it: the participant is the other one. */
export const Conversation = Schema.Struct({
  id: ConversationId,
  participantName: Schema.String,
  participantRole: Schema.Literals([participantRoles.homeowner, participantRoles.provider]),
  /** Text and time of the newest message (`lastWordsOf`); null while there is none. */
  lastMessage: Schema.NullOr(Schema.String),
  lastMessageAt: Schema.NullOr(Instant),
  unreadCount: Schema.Natural,
  projectId: Schema.NullOr(ProjectId),
  /** The provider whose page the homeowner is led to; absent for professionals. */
  providerId: Schema.optionalKey(ProviderId),
  /** Present where the reader has archived it. */
  isArchived: Schema.optionalKey(Schema.Literal(true)),
  /** Present where one of the two has closed it for both. */
  isBlocked: Schema.optionalKey(Schema.Literal(true)),
  /** Present where the reader has closed it, and can open it again. */
  canUnblock: Schema.optionalKey(Schema.Literal(true))
})
export type Conversation = typeof Conversation.Type

/** Which of one's own conversations: those in the list or, with `archived`, those that were archived or closed. */
export const ConversationPage = Schema.Struct({
  ...ownPage(ConversationId),
  archived: Flag
})
export type ConversationPage = typeof ConversationPage.Type

/** A homeowner and a provider have one conversation, whatever they talk about. */
export const ConversationRecord = Schema.Struct({
  id: ConversationId,
  homeownerId: UserId,
  providerId: ProviderId,
  projectId: Schema.NullOr(ProjectId),
  lastMessageAt: Schema.NullOr(Instant),
  createdAt: Instant,
  /** When each of the two has archived it; null while it stands in their list. */
  homeownerArchivedAt: Schema.NullOr(Instant),
  providerArchivedAt: Schema.NullOr(Instant),
  /** Who of the two has closed it for both; null while it is open. */
  blockedBy: Schema.NullOr(UserId),
  blockedAt: Schema.NullOr(Instant)
})
export type ConversationRecord = typeof ConversationRecord.Type

/** The fields of a conversation that neither of the two has archived or closed. */
export const openToBoth = {
  homeownerArchivedAt: null,
  providerArchivedAt: null,
  blockedBy: null,
  blockedAt: null
} as const

/** A message is one's own when `senderId` is the current user's id. */
export const Message = Schema.Struct({
  id: MessageId,
  senderId: UserId,
  /** May be empty where there are photos. */
  content: Schema.String,
  createdAt: Instant,
  /** Present only where there are some. */
  photos: Schema.optionalKey(Schema.Array(Photo)),
  /** Present only where operators have taken it down: then it has no content. */
  removed: Schema.optionalKey(Schema.Struct({ at: Instant, ground: Schema.Literals(removalGrounds) }))
})
export type Message = typeof Message.Type

export interface MessageRecord {
  readonly id: MessageId
  readonly conversationId: ConversationId
  readonly senderUserId: UserId
  readonly body: string
  readonly read: boolean
  readonly createdAt: Instant
}

const nothingWritten = "Please write a message"

interface Sent {
  readonly content?: unknown
  readonly photoIds?: unknown
}

const isEmpty = ({ content, photoIds: ids = [] }: Sent) =>
  typeof content === "string" && content.trim() === "" && Array.isArray(ids) && ids.length === 0

/** Blank text can be sent with photos only; text is trimmed (docs/product.md#messages). */
export const NewMessage = Schema.Struct({
  content: longText(nothingWritten, { min: 0, max: maxLength.text }),
  photoIds: photoIds("message")
}).check(Schema.makeFilter((sent) => !isEmpty(sent) || { path: ["content"], issue: nothingWritten }))
export type NewMessage = typeof NewMessage.Type

export const NewConversation = Schema.Struct({ providerId: ProviderId })
export type NewConversation = typeof NewConversation.Type

export const messagePageSize = 100
export const maxMessagePageSize = 200

/** The newest messages, or those before the message `before`. */
export const MessagePage = Schema.Struct({
  limit: limitUpTo(maxMessagePageSize),
  before: optionalId(MessageId)
})
export type MessagePage = typeof MessagePage.Type
