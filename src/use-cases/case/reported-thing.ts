import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { Reportable } from "#domain/case/case-options.ts"
import type { CaseRecord } from "#domain/case/case.ts"
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
  type ThingId,
  type UserId
} from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"

import { ownConversation } from "../messaging/own-conversation.ts"
import { findPhoto } from "../photo/find-photo.ts"
import { showProject } from "../project/show-project.ts"
import { ownQuote } from "../quote/own-quote.ts"

type Named = Pick<CaseRecord, "about" | "aboutId">

const listedOwner = Effect.fnUntraced(function* (id: ProviderId, thing: "provider" | "reply" | "review") {
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

const partnerIn = Effect.fnUntraced(function* (id: ConversationId, actor: Actor) {
  return yield* otherOf(yield* ownConversation(actor, id), actor)
})

const noMessage = () => new NotFound({ thing: "message" })

const senderOf = Effect.fnUntraced(function* (id: MessageId, actor: Actor) {
  const message = yield* (yield* ConversationRepository).standing(id)
  yield* Effect.mapError(ownConversation(actor, message.conversationId), noMessage)
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

const noReply = () => new NotFound({ thing: "reply" })

const replierTo = Effect.fnUntraced(function* (id: ReviewId) {
  const { providerId, reply } = yield* Effect.mapError((yield* ReviewRepository).byId(id), noReply)
  return reply === null ? yield* noReply() : yield* listedOwner(providerId, "reply")
})

const posterOf = Effect.fnUntraced(function* (id: ProjectId, actor: Actor) {
  yield* showProject(actor, id)
  return (yield* (yield* ProjectRepository).byId(id)).homeownerId
})

/** The other party of a quote. */
export const otherOfQuote = Effect.fnUntraced(function* (id: QuoteId, actor: Actor) {
  const { quote } = yield* ownQuote(actor, id)
  return { quote, other: yield* otherOf(quote, actor) }
})

const owners = {
  provider: (id) => listedOwner(ProviderId.make(id), "provider"),
  review: (id) => reviewerOf(ReviewId.make(id)),
  reply: (id) => replierTo(ReviewId.make(id)),
  message: (id, actor) => senderOf(MessageId.make(id), actor),
  conversation: (id, actor) => partnerIn(ConversationId.make(id), actor),
  project: (id, actor) => posterOf(ProjectId.make(id), actor),
  quote: (id, actor) => Effect.map(otherOfQuote(QuoteId.make(id), actor), ({ other }) => other),
  photo: (id, actor) => photographerOf(PhotoId.make(id), actor)
} satisfies Record<Reportable, (id: ThingId, actor: Actor) => Effect.Effect<UserId, unknown, unknown>>

/** The owner of a thing, if the actor can see the thing at this moment. */
export const ownerOf = (actor: Actor, { about, aboutId }: Named) => owners[about](aboutId, actor)
