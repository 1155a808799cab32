import * as Effect from "effect/Effect"

import { NotFound } from "#domain/shared/errors.ts"
import type { ConversationId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import type { Pair } from "#ports/views/quote-views.ts"

import type { Store, Tables } from "../store.ts"

const ofPair = ({ conversations }: Tables, pair: Pair) =>
  [...conversations.values()].find(
    ({ homeownerId, providerId }) => homeownerId === pair.homeownerId && providerId === pair.providerId
  )

const taken = { homeownerArchivedAt: null, providerArchivedAt: null }

export const conversationRepository = ({ read, write }: Store) => {
  const byId = (id: ConversationId) =>
    Effect.flatMap(
      read(({ conversations }) => conversations.get(id)),
      (conversation) =>
        conversation === undefined
          ? Effect.fail(new NotFound({ thing: "conversation" }))
          : Effect.succeed(conversation)
    )

  return ConversationRepository.of({
    open: (conversation) =>
      write((tables) => {
        const { conversations } = tables
        const existing = ofPair(tables, conversation)
        if (existing !== undefined) return { conversation: existing, isNew: false }
        conversations.set(conversation.id, conversation)
        return { conversation, isNew: true }
      }),
    byId,
    // Transactions have the store to themselves.
    held: byId,
    heldOf: (pair) => read((tables) => ofPair(tables, pair) ?? null),
    putAway: (conversation) =>
      write(({ conversations }) => void conversations.set(conversation.id, conversation)),
    addMessage: (message) =>
      write(({ conversations, messages }) => {
        messages.set(message.id, message)
        const conversation = conversations.get(message.conversationId)
        if (conversation === undefined || (conversation.lastMessageAt ?? "") >= message.createdAt) return
        conversations.set(conversation.id, { ...conversation, lastMessageAt: message.createdAt, ...taken })
      }),
    message: (id) => read(({ messages }) => messages.get(id) ?? null),
    markRead: (id, reader) =>
      write(({ messages }) => {
        const unread = [...messages.values()].filter(
          ({ conversationId, read: isRead, senderUserId }) =>
            conversationId === id && senderUserId !== reader && !isRead
        )
        for (const message of unread) messages.set(message.id, { ...message, read: true })
        return unread.length > 0
      })
  })
}
