import * as Effect from "effect/Effect"

import type { Account, Actor } from "#domain/account/account.ts"
import { activeAt, asMessage } from "#domain/messaging/conversation-rules.ts"
import type { Conversation, ConversationRecord, MessageRecord } from "#domain/messaging/conversation.ts"
import { lastWordsOf } from "#domain/messaging/last-words.ts"
import { participantRoles } from "#domain/messaging/participant-role.ts"
import { isPutAway, standingFor } from "#domain/messaging/put-away.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { nameForProvider } from "#domain/quote/contact.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { type ConversationSlice, ConversationViews } from "#ports/views/conversation-views.ts"

import { byText, newestFirst } from "../order.ts"
import { photosOf } from "../photos-of.ts"
import { removalKey } from "../repositories/operators/removals.ts"
import type { Store, Tables } from "../store.ts"

const lastActiveFirst = (a: ConversationRecord, b: ConversationRecord) =>
  byText(activeAt(b), activeAt(a)) || byText(b.id, a.id)

const isOf = (actor: Actor) => (conversation: ConversationRecord) =>
  actor.role === "homeowner"
    ? conversation.homeownerId === actor.id
    : conversation.providerId === actor.providerId

const participant = (
  actor: Actor,
  homeowner: Account,
  provider: ProviderProfile,
  quotes: ReadonlyArray<QuoteRecord>
) =>
  actor.role === "homeowner"
    ? { participantName: provider.businessName, participantRole: participantRoles.provider }
    : { participantName: nameForProvider(homeowner, quotes), participantRole: participantRoles.homeowner }

const quotesOf = ({ quotes }: Tables, { homeownerId, providerId }: ConversationRecord) =>
  [...quotes.values()].filter((quote) => quote.homeownerId === homeownerId && quote.providerId === providerId)

const photosIn = (tables: Tables, { id }: MessageRecord) =>
  photosOf(tables, { purpose: "message", thingId: id })

const wordsOf = (message: MessageRecord, tables: Tables) =>
  lastWordsOf(message.body, photosIn(tables, message).length)

const summary = (messages: ReadonlyArray<MessageRecord>, actor: Actor, tables: Tables) => ({
  lastMessage:
    messages
      .toSorted(newestFirst)
      .slice(0, 1)
      .map((message) => wordsOf(message, tables))[0] ?? null,
  unreadCount: messages.filter(({ read, senderUserId }) => !read && senderUserId !== actor.id).length
})

const removalIn = ({ removals }: Tables, { id }: MessageRecord) => {
  const removal = removals.get(removalKey("message", id))
  return removal && { at: removal.removedAt, ground: removal.ground }
}

export const conversationViews = ({ read }: Store) => {
  const list = (
    actor: Actor,
    isMeant: (conversation: ConversationRecord) => boolean,
    { before, limit }: Omit<ConversationSlice, "isPutAway">
  ) =>
    read((tables) =>
      [...tables.conversations.values()]
        .filter(isMeant)
        .filter((conversation) => before === null || lastActiveFirst(before, conversation) < 0)
        .toSorted(lastActiveFirst)
        .slice(0, limit)
        .flatMap((conversation): ReadonlyArray<Conversation> => {
          const { homeownerId, id, lastMessageAt, projectId, providerId } = conversation
          const homeowner = tables.accounts.get(homeownerId)
          const provider = tables.providers.get(providerId)
          if (homeowner === undefined || provider === undefined) return []
          const own = [...tables.messages.values()].filter(({ conversationId }) => conversationId === id)
          return [
            {
              id,
              ...participant(actor, homeowner, provider, quotesOf(tables, conversation)),
              ...summary(own, actor, tables),
              lastMessageAt,
              projectId,
              ...(actor.role === "homeowner" && { providerId }),
              ...standingFor(conversation, actor)
            }
          ]
        })
    )

  return ConversationViews.of({
    of: (actor, slice) =>
      list(
        actor,
        (conversation) => isOf(actor)(conversation) && isPutAway(conversation, actor) === slice.isPutAway,
        slice
      ),
    byId: (id, actor) =>
      Effect.flatMap(
        list(actor, (conversation) => conversation.id === id, { before: null, limit: 1 }),
        ([conversation]) =>
          conversation === undefined
            ? Effect.die(new Error(`There is no conversation ${id}`))
            : Effect.succeed(conversation)
      ),
    messages: (id, { before, limit }) =>
      read((tables) =>
        [...tables.messages.values()]
          .filter((message) => message.conversationId === id)
          .filter((message) => before === null || newestFirst(before, message) < 0)
          .toSorted(newestFirst)
          .slice(0, limit)
          .toReversed()
          .map((message) => asMessage(message, photosIn(tables, message), removalIn(tables, message)))
      )
  })
}
