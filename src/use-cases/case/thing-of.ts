import * as Effect from "effect/Effect"

import { fullName } from "#domain/account/full-name.ts"
import type { CaseRecord, CaseThing } from "#domain/case/case.ts"
import type { ConversationRecord } from "#domain/messaging/conversation.ts"
import { NotFound } from "#domain/shared/errors.ts"
import {
  ConversationId,
  MessageId,
  ProjectId,
  ProviderId,
  QuoteId,
  ReviewId,
  type UserId
} from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"

type Named = Pick<CaseRecord, "about" | "aboutId">

/** So much of a conversation is shown with what it is about. */
const mostTalk = 50

const plain = { removed: null, talk: [] } as const

const standingReview = Effect.fnUntraced(function* (id: ReviewId) {
  const { content, providerId, title } = yield* (yield* ReviewRepository).byId(id)
  return { providerId, title, text: content, removed: null }
})

const removedReview = Effect.fnUntraced(function* (id: ReviewId, { aboutId }: Named) {
  const { providerId } = yield* (yield* ReviewRepository).takenDown(id)
  const { about, ground, original, removedAt: at } = yield* (yield* RemovalRepository).held("review", aboutId)
  const text = original?.content ?? null
  return { providerId, title: original?.title ?? null, text, removed: { about, at, ground } }
})

const nameOf = Effect.fnUntraced(function* (id: UserId) {
  return fullName(yield* (yield* UserRepository).byId(id))
})

const businessOf = Effect.fnUntraced(function* (providerId: ProviderId) {
  const { businessName } = yield* (yield* ProviderRepository).byId(providerId)
  return { providerId, businessName }
})

const talkIn = Effect.fnUntraced(function* ({ homeownerId, id, providerId }: ConversationRecord) {
  const slice = { limit: mostTalk, before: null }
  const messages = yield* (yield* ConversationViews).messages(id, slice)
  const { businessName } = yield* businessOf(providerId)
  const homeowner = yield* nameOf(homeownerId)
  return messages.map(({ content, createdAt, senderId }) => ({
    name: senderId === homeownerId ? homeowner : businessName,
    text: content,
    at: createdAt
  }))
})

const conversationThing = Effect.fnUntraced(function* (id: ConversationId) {
  const conversation = yield* (yield* ConversationRepository).byId(id)
  const business = yield* businessOf(conversation.providerId)
  const talk = yield* talkIn(conversation)
  return { ...plain, ...business, title: null, text: null, talk } satisfies CaseThing
})

const messageThing = Effect.fnUntraced(function* (id: MessageId) {
  const message = yield* (yield* ConversationRepository).message(id)
  if (message === null) return yield* new NotFound({ thing: "message" })
  return { ...(yield* conversationThing(message.conversationId)), text: message.body }
})

const quoteThing = Effect.fnUntraced(function* (id: QuoteId) {
  const quote = yield* (yield* QuoteRepository).byId(id)
  const conversation = yield* (yield* ConversationRepository).heldOf(quote)
  const business = yield* businessOf(quote.providerId)
  const talk = conversation === null ? [] : yield* talkIn(conversation)
  const said = { title: quote.serviceType, text: quote.description }
  return { ...plain, ...business, ...said, talk } satisfies CaseThing
})

const projectThing = Effect.fnUntraced(function* (id: ProjectId) {
  const { description, title } = yield* (yield* ProjectRepository).byId(id)
  return { ...plain, providerId: null, businessName: null, title, text: description } satisfies CaseThing
})

const providerThing = Effect.fnUntraced(function* (id: ProviderId) {
  const { businessName, description } = yield* (yield* ProviderRepository).byId(id)
  return { ...plain, providerId: id, businessName, title: null, text: description } satisfies CaseThing
})

const reviewThing = Effect.fnUntraced(function* (id: ReviewId, named: Named) {
  const shown = yield* Effect.catchTag(standingReview(id), "NotFound", () => removedReview(id, named))
  return { ...plain, ...shown, ...(yield* businessOf(shown.providerId)) } satisfies CaseThing
})

/** What a case is about, for operators: as it stands, or as it was before it was taken down. */
export const thingOf = (named: Named) => {
  const { about, aboutId } = named
  if (about === "provider") return providerThing(ProviderId.make(aboutId))
  if (about === "review") return reviewThing(ReviewId.make(aboutId), named)
  if (about === "message") return messageThing(MessageId.make(aboutId))
  if (about === "conversation") return conversationThing(ConversationId.make(aboutId))
  return about === "quote" ? quoteThing(QuoteId.make(aboutId)) : projectThing(ProjectId.make(aboutId))
}
