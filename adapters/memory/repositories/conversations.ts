import type { ConversationId, MessageId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import type { Pair } from "#ports/views/quote-views.ts"

import { changePhotos } from "../change-photos.ts"
import { orNotFound } from "../rows.ts"
import type { Store, Tables } from "../store.ts"
import { removalKey } from "./operators/removals.ts"

const ofPair = ({ conversations }: Tables, pair: Pair) =>
  [...conversations.values()].find(
    ({ homeownerId, providerId }) => homeownerId === pair.homeownerId && providerId === pair.providerId
  )

const taken = { homeownerArchivedAt: null, providerArchivedAt: null }

export const conversationRepository = ({ read, write }: Store) => {
  const byId = (id: ConversationId) =>
    read(({ conversations }) => conversations.get(id)).pipe(orNotFound("conversation"))

  const inPair = (pair: Pair) => read((tables) => ofPair(tables, pair) ?? null)

  const messageThat = (id: MessageId, isRemoved: boolean) =>
    read(({ messages, removals }) =>
      removals.has(removalKey("message", id)) === isRemoved ? messages.get(id) : undefined
    ).pipe(orNotFound("message"))

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
    of: inPair,
    heldOf: inPair,
    closedWith: (homeownerId) =>
      read(({ conversations }) =>
        [...conversations.values()]
          .filter((talk) => talk.homeownerId === homeownerId && talk.blockedBy !== null)
          .map(({ providerId }) => providerId)
      ),
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
    standing: (id) => messageThat(id, false),
    takenDown: (id) => messageThat(id, true),
    takeDown: ({ aboutId }) =>
      write(({ messages, photos }) => {
        const message = messages.get(aboutId)
        if (message !== undefined) messages.set(aboutId, { ...message, body: "", read: true })
        changePhotos(photos, aboutId, "attached", "hidden")
      }),
    putBack: (id, body) =>
      write(({ messages, photos }) => {
        const message = messages.get(id)
        if (message !== undefined) messages.set(id, { ...message, body })
        changePhotos(photos, id, "hidden", "attached")
      }),
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
