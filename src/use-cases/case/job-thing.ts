import * as Effect from "effect/Effect"

import { fullName } from "#domain/account/full-name.ts"
import type { CaseThing } from "#domain/case/case-thing.ts"
import type { ConversationRecord } from "#domain/messaging/conversation.ts"
import { shownOffer } from "#domain/quote/offer/offer-version.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { QuoteId, UserId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { OfferRepository } from "#ports/repositories/offer-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"

import { businessOf, photosOf, plain } from "./thing-parts.ts"

/** The most messages of a conversation that are shown with a reported thing. */
const mostTalk = 50

const nameOf = Effect.fnUntraced(function* (id: UserId) {
  return fullName(yield* (yield* UserRepository).byId(id))
})

/** What the two of a conversation have said lately, with its photos. */
export const talkIn = Effect.fnUntraced(function* ({ homeownerId, id, providerId }: ConversationRecord) {
  const slice = { limit: mostTalk, before: null }
  const messages = yield* (yield* ConversationViews).messages(id, slice)
  const { businessName } = yield* businessOf(providerId)
  const homeowner = yield* nameOf(homeownerId)
  return {
    talk: messages.map((message) => ({
      id: message.id,
      name: message.senderId === homeownerId ? homeowner : businessName,
      text: message.content,
      at: message.createdAt,
      isRemoved: message.removed !== undefined
    })),
    photos: messages.flatMap(({ photos = [] }) => photos)
  }
})

/** What a quote's offer says: the version that was accepted, or else the newest. */
const offerOf = Effect.fnUntraced(function* ({ acceptedVersion, id, offerVersion }: QuoteRecord) {
  const version = acceptedVersion ?? offerVersion
  const offer = version === null ? null : yield* (yield* OfferRepository).version(id, version)
  return offer && shownOffer(offer)
})

/** A quote, with its request, the offer that counts, and the conversation of the two. */
export const quoteThing = Effect.fnUntraced(function* (id: QuoteId) {
  const quote = yield* (yield* QuoteRepository).byId(id)
  const conversation = yield* (yield* ConversationRepository).of(quote)
  const business = yield* businessOf(quote.providerId)
  const said = conversation === null ? plain : yield* talkIn(conversation)
  const photos = [...(yield* photosOf(id, "request")), ...said.photos]
  const { acceptedAt, completedAt, createdAt, description, serviceType, status } = quote
  const times = { createdAt, acceptedAt, completedAt }
  const job = { serviceType, description, status, ...times, offer: yield* offerOf(quote) }
  const words = { title: serviceType, text: description }
  return { ...plain, ...business, ...words, quote: job, talk: said.talk, photos } satisfies CaseThing
})
