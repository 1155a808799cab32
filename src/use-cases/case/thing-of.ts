import * as Effect from "effect/Effect"

import { fullName } from "#domain/account/full-name.ts"
import type { Reportable } from "#domain/case/case-options.ts"
import type { CaseRecord, CaseThing } from "#domain/case/case.ts"
import type { ConversationRecord } from "#domain/messaging/conversation.ts"
import { asPhoto, type PhotoRecord } from "#domain/photo/photo.ts"
import { shownOffer } from "#domain/quote/offer/offer-version.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { Original, Removal } from "#domain/removal/removal.ts"
import { NotFound } from "#domain/shared/errors.ts"
import {
  ConversationId,
  MessageId,
  PhotoId,
  ProjectId,
  ProviderId,
  QuoteId,
  ReviewId,
  ThingId,
  type UserId
} from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { OfferRepository } from "#ports/repositories/offer-repository.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"

type Named = Pick<CaseRecord, "about" | "aboutId">

/** The most messages of a conversation that are shown with a reported thing. */
const mostTalk = 50

const plain = { listed: false, quote: null, removed: null, talk: [], photos: [] } as const

/** The photos of a thing, as it shows them. */
const photosOf = Effect.fnUntraced(function* (
  thingId: string,
  ...purposes: ReadonlyArray<PhotoRecord["purpose"]>
) {
  const { of } = yield* PhotoRepository
  const found = yield* Effect.forEach(purposes, (purpose) => of({ purpose, thingId }))
  return found.flat().map(asPhoto)
})

const originalWords = (original: Original | null) => ({
  title: original !== null && "title" in original ? original.title : null,
  text: original?.content ?? null
})

const asRemoved = (removal: Removal | null) =>
  removal && { about: removal.about, at: removal.removedAt, ground: removal.ground }

const nameOf = Effect.fnUntraced(function* (id: UserId) {
  return fullName(yield* (yield* UserRepository).byId(id))
})

const businessOf = Effect.fnUntraced(function* (providerId: ProviderId) {
  const { businessName, listed } = yield* (yield* ProviderRepository).byId(providerId)
  return { providerId, businessName, listed }
})

const talkIn = Effect.fnUntraced(function* ({ homeownerId, id, providerId }: ConversationRecord) {
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

const conversationThing = Effect.fnUntraced(function* (id: ConversationId) {
  const conversation = yield* (yield* ConversationRepository).byId(id)
  const business = yield* businessOf(conversation.providerId)
  const said = yield* talkIn(conversation)
  return { ...plain, ...business, title: null, text: null, ...said } satisfies CaseThing
})

const messageThing = Effect.fnUntraced(function* (id: MessageId) {
  const message = yield* (yield* ConversationRepository).message(id)
  if (message === null) return yield* new NotFound({ thing: "message" })
  const thing = yield* conversationThing(message.conversationId)
  const removal = yield* (yield* RemovalRepository).of("message", ThingId.make(id))
  const text = removal === null ? message.body : originalWords(removal.original).text
  return { ...thing, text, removed: asRemoved(removal) } satisfies CaseThing
})

/** What a quote's offer says: the version that was accepted, or else the newest. */
const offerOf = Effect.fnUntraced(function* ({ acceptedVersion, id, offerVersion }: QuoteRecord) {
  const version = acceptedVersion ?? offerVersion
  const offer = version === null ? null : yield* (yield* OfferRepository).version(id, version)
  return offer && shownOffer(offer)
})

const quoteThing = Effect.fnUntraced(function* (id: QuoteId) {
  const quote = yield* (yield* QuoteRepository).byId(id)
  const conversation = yield* (yield* ConversationRepository).of(quote)
  const business = yield* businessOf(quote.providerId)
  const said = conversation === null ? plain : yield* talkIn(conversation)
  const photos = [...(yield* photosOf(id, "request")), ...said.photos]
  const { description: text, serviceType: title, status } = quote
  const standing = { status, offer: yield* offerOf(quote) }
  return { ...plain, ...business, title, text, quote: standing, talk: said.talk, photos } satisfies CaseThing
})

const projectThing = Effect.fnUntraced(function* (id: ProjectId) {
  const { description, title } = yield* (yield* ProjectRepository).byId(id)
  const photos = yield* photosOf(id, "project")
  return {
    ...plain,
    providerId: null,
    businessName: null,
    title,
    text: description,
    photos
  } satisfies CaseThing
})

const providerThing = Effect.fnUntraced(function* (id: ProviderId) {
  const { businessName, description, listed } = yield* (yield* ProviderRepository).byId(id)
  const photos = yield* photosOf(id, "avatar", "portfolio")
  return {
    ...plain,
    providerId: id,
    businessName,
    listed,
    title: null,
    text: description,
    photos
  } satisfies CaseThing
})

const reviewThing = Effect.fnUntraced(function* (id: ReviewId, { aboutId }: Named) {
  const removal = yield* (yield* RemovalRepository).of("review", aboutId)
  const review = yield* (yield* ReviewRepository).inAnyState(id)
  const business = yield* businessOf(review.providerId)
  const said =
    removal === null ? { title: review.title, text: review.content } : originalWords(removal.original)
  const photos = yield* photosOf(id, "review_before", "review_after")
  return { ...plain, ...business, ...said, removed: asRemoved(removal), photos } satisfies CaseThing
})

/** An attached photo, or a loose one about which a case waits, as its owner has taken it away since. */
const shownPhoto = Effect.fnUntraced(function* (id: PhotoId) {
  const photos = yield* PhotoRepository
  const facts = yield* photos.facts(id)
  if (facts === null) return []
  if (facts.thingId !== null) {
    return (yield* photosOf(facts.thingId, facts.purpose)).filter((photo) => photo.id === id)
  }
  const reported = yield* photos.reported(id)
  return reported === null ? [] : [asPhoto(reported)]
})

const photoThing = Effect.fnUntraced(function* (id: PhotoId, { aboutId }: Named) {
  const found = yield* shownPhoto(id)
  const removed = asRemoved(yield* (yield* RemovalRepository).of("photo", aboutId))
  const said = { providerId: null, businessName: null, title: null, text: null }
  return { ...plain, ...said, removed, photos: found } satisfies CaseThing
})

const things = {
  provider: ({ aboutId }) => providerThing(ProviderId.make(aboutId)),
  review: (named) => reviewThing(ReviewId.make(named.aboutId), named),
  message: ({ aboutId }) => messageThing(MessageId.make(aboutId)),
  conversation: ({ aboutId }) => conversationThing(ConversationId.make(aboutId)),
  project: ({ aboutId }) => projectThing(ProjectId.make(aboutId)),
  quote: ({ aboutId }) => quoteThing(QuoteId.make(aboutId)),
  photo: (named) => photoThing(PhotoId.make(named.aboutId), named)
} satisfies Record<Reportable, (named: Named) => Effect.Effect<CaseThing, unknown, unknown>>

/** What a case is about, for operators: as it stands, or as it was before it was taken down. */
export const thingOf = (named: Named) => things[named.about](named)
