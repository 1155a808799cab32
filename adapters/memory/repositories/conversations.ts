import * as Effect from "effect/Effect"

import { NotFound } from "#domain/shared/errors.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"

import type { Store } from "../store.ts"

export const conversationRepository = ({ read, write }: Store) =>
  ConversationRepository.of({
    open: (conversation) =>
      write(({ conversations }) => {
        const existing = [...conversations.values()].find(
          ({ homeownerId, providerId }) =>
            homeownerId === conversation.homeownerId && providerId === conversation.providerId
        )
        if (existing !== undefined) return { conversation: existing, isNew: false }
        conversations.set(conversation.id, conversation)
        return { conversation, isNew: true }
      }),
    byId: (id) =>
      Effect.flatMap(
        read(({ conversations }) => conversations.get(id)),
        (conversation) =>
          conversation === undefined
            ? Effect.fail(new NotFound({ thing: "conversation" }))
            : Effect.succeed(conversation)
      ),
    addMessage: (message) =>
      write(({ conversations, messages }) => {
        messages.set(message.id, message)
        const conversation = conversations.get(message.conversationId)
        if (conversation === undefined || (conversation.lastMessageAt ?? "") >= message.createdAt) return
        conversations.set(conversation.id, { ...conversation, lastMessageAt: message.createdAt })
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
