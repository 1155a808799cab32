import * as Effect from "effect/Effect"

import { newsOfMessage, newsOfReview } from "#domain/events/news.ts"
import { newsOfShown } from "#domain/events/profile-news.ts"
import { noticeOfRemoval } from "#domain/notices/office-notices.ts"
import { originalOf, ratedWithout, removalOf } from "#domain/removal/removal-rules.ts"
import type { Original, Removal, RemovalRequest } from "#domain/removal/removal.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { MessageId, PhotoId, ReviewId, type ThingId, type UserId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"

import { publish } from "../events/publish.ts"
import { tell } from "../notices/tell.ts"
import { unsay } from "../notices/unsay.ts"
import { now } from "../now.ts"
import { type OperatorCall, writeDown } from "../operator/written-down.ts"
import { takePhotoDown } from "./take-photo-down.ts"
import { unsayUnlessUnread } from "./unsay-unless-unread.ts"

interface By {
  readonly by: UserId
  readonly caseId: ThingId | null
  /** Who learns of it from the decision of the case. */
  readonly told: ReadonlyArray<UserId>
}

/** Tells one of the people whom a removal concerns, unless they hear of it already. */
const tellOf = Effect.fnUntraced(function* (removal: Removal, userId: UserId, { told }: By, isOwn = true) {
  if (!told.includes(userId)) yield* tell(noticeOfRemoval(removal, userId, isOwn))
})

/** Stores that something is taken down, and what it said. */
const keep = Effect.fnUntraced(function* (
  request: RemovalRequest,
  original: Original | null,
  { by, caseId }: By
) {
  const removal = removalOf(request, original, { by, caseId, at: yield* now })
  yield* (yield* RemovalRepository).insert(removal)
  return removal
})

/** Takes a review down; the provider's rating follows. */
const reviewDown = Effect.fnUntraced(function* (request: RemovalRequest, by: By) {
  const reviews = yield* ReviewRepository
  const providers = yield* ProviderRepository
  const review = yield* reviews.held(ReviewId.make(request.aboutId))
  const removal = yield* keep(request, originalOf(review), by)
  yield* reviews.takeDown(removal)
  const { homeownerId, providerId } = review
  // The foreign key holds, so the provider is there.
  const { userId } = yield* Effect.orDie(providers.byId(providerId))
  const shown = yield* Effect.orDie(
    providers.rate(providerId, (counts) => ratedWithout(counts, review, removal.removedAt))
  )
  yield* publish(newsOfReview(review), newsOfShown(shown))
  yield* unsay([{ userId }], "review-received", [review.id])
  yield* unsay([{ userId: homeownerId }], "reply-received", [review.id])
  yield* tellOf(removal, homeownerId, by)
  yield* tellOf(removal, userId, by, false)
  return removal
})

const noReply = () => new NotFound({ thing: "reply" })

/** Takes the reply to a review down; the review stays as it is. */
const replyDown = Effect.fnUntraced(function* (request: RemovalRequest, by: By) {
  const reviews = yield* ReviewRepository
  const providers = yield* ProviderRepository
  const review = yield* Effect.mapError(reviews.held(ReviewId.make(request.aboutId)), noReply)
  if (review.reply === null) return yield* noReply()
  const removal = yield* keep(request, review.reply, by)
  yield* reviews.putBack({ ...review, reply: null })
  // The foreign key holds, so the provider is there.
  const { userId } = yield* Effect.orDie(providers.byId(review.providerId))
  const shown = yield* Effect.orDie(providers.touch(review.providerId, removal.removedAt))
  yield* publish(newsOfReview(review), newsOfShown(shown))
  yield* unsay([{ userId: review.homeownerId }], "reply-received", [review.id])
  yield* tellOf(removal, userId, by)
  return removal
})

const messageDown = Effect.fnUntraced(function* (request: RemovalRequest, by: By) {
  const conversations = yield* ConversationRepository
  const id = MessageId.make(request.aboutId)
  const { conversationId } = (yield* conversations.message(id)) ?? (yield* new NotFound({ thing: "message" }))
  // Held before the message, as by whoever reads it.
  const conversation = yield* Effect.orDie(conversations.held(conversationId))
  const message = yield* conversations.standing(id)
  const removal = yield* keep(request, { content: message.body }, by)
  yield* conversations.takeDown(removal)
  yield* publish(newsOfMessage(message, conversation))
  yield* unsayUnlessUnread(conversation, message)
  yield* tellOf(removal, message.senderUserId, by)
  return removal
})

/** Takes a photo down for good: its pictures are removed within a day. */
const photoDown = Effect.fnUntraced(function* (request: RemovalRequest, by: By) {
  const ownerId = yield* takePhotoDown(PhotoId.make(request.aboutId))
  const removal = yield* keep(request, null, by)
  yield* tellOf(removal, ownerId, by)
  return removal
})

const downs = { review: reviewDown, reply: replyDown, message: messageDown, photo: photoDown } as const

/** Takes something down in the surrounding transaction, and writes that into the audit log. */
export const takeDown = Effect.fn("takeDown")(function* (
  caller: OperatorCall,
  request: RemovalRequest,
  { caseId, told }: Omit<By, "by">
) {
  const removal = yield* downs[request.about](request, { by: caller.user.id, caseId, told })
  const { about: thing, aboutId: thingId, ground } = removal
  const after = { ground, caseId }
  yield* writeDown(caller, { action: "removal.add", thing, thingId, before: null, after })
  return removal
})
