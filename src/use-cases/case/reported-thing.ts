import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { CaseRecord } from "#domain/case/case.ts"
import { requireParticipant } from "#domain/messaging/conversation-rules.ts"
import type { ConversationRecord } from "#domain/messaging/conversation.ts"
import { NotFound } from "#domain/shared/errors.ts"
import {
  ConversationId,
  MessageId,
  PhotoId,
  ProjectId,
  ProviderId,
  QuoteId,
  ReviewId,
  type UserId
} from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"

import { findPhoto } from "../photo/find-photo.ts"
import { showProject } from "../project/show-project.ts"
import { ownQuote } from "../quote/own-quote.ts"

type Named = Pick<CaseRecord, "about" | "aboutId">

const listedOwner = Effect.fnUntraced(function* (id: ProviderId, thing: "provider" | "review") {
  const missing = () => new NotFound({ thing })
  const profile = yield* Effect.mapError((yield* ProviderRepository).byId(id), missing)
  return profile.listed ? profile.userId : yield* missing()
})

const otherOf = Effect.fnUntraced(function* (
  { homeownerId, providerId }: Pick<ConversationRecord, "homeownerId" | "providerId">,
  actor: Actor
) {
  if (homeownerId !== actor.id) return homeownerId
  // The foreign key holds, so the provider is there.
  return (yield* Effect.orDie((yield* ProviderRepository).byId(providerId))).userId
})

const ownConversation = Effect.fnUntraced(function* (id: ConversationId, actor: Actor) {
  const conversation = yield* (yield* ConversationRepository).byId(id)
  yield* Effect.fromResult(requireParticipant(conversation, actor))
  return conversation
})

const noMessage = () => new NotFound({ thing: "message" })

const senderOf = Effect.fnUntraced(function* (id: MessageId, actor: Actor) {
  const message = yield* (yield* ConversationRepository).standing(id)
  yield* Effect.mapError(ownConversation(message.conversationId, actor), noMessage)
  return message.senderUserId
})

const photographerOf = Effect.fnUntraced(function* (id: PhotoId, actor: Actor) {
  const { ownerId, seenBy } = yield* findPhoto(Effect.succeed({ actor, isOperator: false }), id)
  return seenBy === "removed" ? yield* new NotFound({ thing: "photo" }) : ownerId
})

const reviewerOf = Effect.fnUntraced(function* (id: ReviewId) {
  const review = yield* (yield* ReviewRepository).byId(id)
  yield* listedOwner(review.providerId, "review")
  return review.homeownerId
})

const posterOf = Effect.fnUntraced(function* (id: ProjectId, actor: Actor) {
  yield* showProject(actor, id)
  return (yield* (yield* ProjectRepository).byId(id)).homeownerId
})

/** The other one of the two whose quote it is. */
export const otherOfQuote = Effect.fnUntraced(function* (id: QuoteId, actor: Actor) {
  const { quote } = yield* ownQuote(actor, id)
  return { quote, other: yield* otherOf(quote, actor) }
})

/** Whose thing it is, if the actor can see it at this moment. */
export const ownerOf = Effect.fnUntraced(function* (actor: Actor, { about, aboutId }: Named) {
  if (about === "provider") return yield* listedOwner(ProviderId.make(aboutId), about)
  if (about === "review") return yield* reviewerOf(ReviewId.make(aboutId))
  if (about === "message") return yield* senderOf(MessageId.make(aboutId), actor)
  if (about === "project") return yield* posterOf(ProjectId.make(aboutId), actor)
  if (about === "quote") return (yield* otherOfQuote(QuoteId.make(aboutId), actor)).other
  if (about === "photo") return yield* photographerOf(PhotoId.make(aboutId), actor)
  const conversation = yield* ownConversation(ConversationId.make(aboutId), actor)
  const owner: UserId = yield* otherOf(conversation, actor)
  return owner
})
