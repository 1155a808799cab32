import { v7 as uuid } from "uuid"

import { type News, topicOfUser } from "#domain/events/event.ts"
import { type ConversationRecord, type MessageRecord, openToBoth } from "#domain/messaging/conversation.ts"
import { ConversationId, MessageId } from "#domain/shared/ids.ts"

import { aProviderId, aUserId, createdAt } from "./ids.ts"

export const aConversation = (overrides: Partial<ConversationRecord> = {}): ConversationRecord => ({
  id: ConversationId.make(uuid()),
  homeownerId: aUserId(),
  providerId: aProviderId(),
  projectId: null,
  lastMessageAt: null,
  ...openToBoth,
  createdAt,
  ...overrides
})

export const aMessage = (overrides: Partial<MessageRecord> = {}): MessageRecord => ({
  id: MessageId.make(uuid()),
  conversationId: ConversationId.make(uuid()),
  senderUserId: aUserId(),
  body: "Could you come on Tuesday?",
  read: false,
  createdAt,
  ...overrides
})

/** News of a quote, for one person. */
export const someNews = (overrides: Partial<News> = {}): News => ({
  kind: "quote",
  id: uuid(),
  to: [topicOfUser(aUserId())],
  ...overrides
})
