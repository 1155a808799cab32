import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { newsOfShown } from "#domain/events/profile-news.ts"
import { noticeOfReply } from "#domain/notices/work-notices.ts"
import { mayReply, replyTo } from "#domain/review/review-rules.ts"
import type { ReplyRequest } from "#domain/review/review.ts"
import type { ReviewId } from "#domain/shared/ids.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"
import { atomically } from "#ports/transactor.ts"
import { ReviewViews } from "#ports/views/review-views.ts"

import type { Body } from "../body.ts"
import { publish, storeChange } from "../events/publish.ts"
import { seenBy } from "../notices/seen-by.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { workNamed } from "../quote/work-named.ts"

/** A provider answers a review of the business, once. */
export const replyToReview = Effect.fn("replyToReview")(function* (
  actor: Actor,
  reviewId: ReviewId,
  body: Body<ReplyRequest>
) {
  const reviews = yield* ReviewRepository
  const providers = yield* ProviderRepository
  const views = yield* ReviewViews

  const store = Effect.gen(function* () {
    const review = yield* reviews.byId(reviewId)
    yield* Effect.fromResult(mayReply(review, actor))
    const request = yield* body
    const reply = yield* Effect.fromResult(replyTo(review, request, yield* now))
    yield* storeChange(reply, (value) => reviews.reply(reviewId, value))
    yield* seenBy(actor, reviewId)
    yield* tell(noticeOfReply(actor, review, yield* workNamed(review.quoteId)))
    yield* publish(newsOfShown(yield* providers.touch(review.providerId, reply.value.createdAt)))
  })
  yield* atomically(store)
  return yield* views.byId(reviewId)
})
