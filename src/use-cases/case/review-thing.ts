import * as Effect from "effect/Effect"

import type { CaseThing } from "#domain/case/case-thing.ts"
import type { Removal } from "#domain/removal/removal.ts"
import type { ReviewRecord } from "#domain/review/review.ts"
import { type ReviewId, ThingId } from "#domain/shared/ids.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"
import { ReviewViews } from "#ports/views/review-views.ts"

import { quoteThing } from "./job-thing.ts"
import { asRemoved, businessOf, originalWords, photosOf, plain } from "./thing-parts.ts"

/** The reply to a review, or the one that was taken down with it. */
const replyTo = ({ reply }: ReviewRecord, removal: Removal | null) => {
  const original = removal?.original
  return original && "reply" in original ? original.reply : reply
}

/** A review, with the job that it was earned by, and what its author has written about the same business. */
export const reviewThing = Effect.fnUntraced(function* (id: ReviewId) {
  const removal = yield* (yield* RemovalRepository).of("review", ThingId.make(id))
  const review = yield* (yield* ReviewRepository).inAnyState(id)
  const job = review.quoteId === null ? plain : yield* quoteThing(review.quoteId)
  const business = yield* businessOf(review.providerId)
  const said =
    removal === null ? { title: review.title, text: review.content } : originalWords(removal.original)
  const { createdAt, rating } = review
  const ofPair = yield* (yield* ReviewViews).ofPair(review)
  return {
    ...plain,
    ...business,
    ...said,
    quote: job.quote,
    talk: job.talk,
    review: {
      title: said.title,
      content: said.text,
      rating,
      createdAt,
      reply: replyTo(review, removal),
      ofPair
    },
    removed: asRemoved(removal),
    photos: yield* photosOf(id, "review_before", "review_after")
  } satisfies CaseThing
})

/** The reply to a review, with all that is shown of the review. */
export const replyThing = Effect.fnUntraced(function* (id: ReviewId) {
  const thing = yield* reviewThing(id)
  const removal = yield* (yield* RemovalRepository).of("reply", ThingId.make(id))
  const text = removal === null ? (thing.review.reply?.content ?? null) : originalWords(removal.original).text
  return { ...thing, text, removed: asRemoved(removal), photos: [] } satisfies CaseThing
})
