import * as Effect from "effect/Effect"

import type { Reportable } from "#domain/case/case-options.ts"
import type { CaseThing } from "#domain/case/case-thing.ts"
import type { CaseRecord } from "#domain/case/case.ts"
import { asPhoto } from "#domain/photo/photo.ts"
import { NotFound } from "#domain/shared/errors.ts"
import {
  ConversationId,
  MessageId,
  PhotoId,
  ProjectId,
  ProviderId,
  QuoteId,
  ReviewId,
  ThingId
} from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"

import { quoteThing, talkIn } from "./job-thing.ts"
import { replyThing, reviewThing } from "./review-thing.ts"
import { asRemoved, businessOf, originalWords, photosOf, plain } from "./thing-parts.ts"

type Named = Pick<CaseRecord, "about" | "aboutId">

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
  review: ({ aboutId }) => reviewThing(ReviewId.make(aboutId)),
  reply: ({ aboutId }) => replyThing(ReviewId.make(aboutId)),
  message: ({ aboutId }) => messageThing(MessageId.make(aboutId)),
  conversation: ({ aboutId }) => conversationThing(ConversationId.make(aboutId)),
  project: ({ aboutId }) => projectThing(ProjectId.make(aboutId)),
  quote: ({ aboutId }) => quoteThing(QuoteId.make(aboutId)),
  photo: (named) => photoThing(PhotoId.make(named.aboutId), named)
} satisfies Record<Reportable, (named: Named) => Effect.Effect<CaseThing, unknown, unknown>>

/** What a case is about, for operators: as it stands, or as it was before it was taken down. */
export const thingOf = (named: Named) => things[named.about](named)
