import * as Result from "effect/Result"

import { WrongRole } from "../account/account-errors.ts"
import type { Actor } from "../account/account.ts"
import type { Changed } from "../events/changed.ts"
import { newsOfReview } from "../events/news.ts"
import { photoAddress } from "../photo/photo.ts"
import type { ProviderRating } from "../provider/provider.ts"
import { type RatingCounts, ratingOf, withRating } from "../provider/rating/rating-counts.ts"
import type { Party } from "../quote/party.ts"
import type { QuoteRecord } from "../quote/quote.ts"
import { lastToday, plusDays, plusFullDays } from "../shared/calendar.ts"
import { NotFound } from "../shared/errors.ts"
import type { PhotoId, ReviewId } from "../shared/ids.ts"
import type { Day, Instant } from "../shared/instant.ts"
import { StepNotAllowed } from "../shared/step-not-allowed.ts"
import { AlreadyReplied, ReviewTooLate } from "./review-errors.ts"
import { reviewWindowDays } from "./review-limits.ts"
import type { Reply, ReplyRequest, ReviewRecord, ReviewRequest } from "./review.ts"

type Job = Pick<QuoteRecord, "status" | "completedAt">

/** The earliest completion of a job that can be reviewed now. */
export const reviewableSince = (now: Instant): Instant => plusFullDays(now, -reviewWindowDays)

/** The last day that is entirely within the time, anywhere in the US, to review a job that was completed then. */
export const reviewableUntil = (completedAt: Instant): Day =>
  plusDays(lastToday(plusFullDays(completedAt, reviewWindowDays)), -1)

const isInTime = (completedAt: Instant, now: Instant) => completedAt >= reviewableSince(now)

/** Whether the quote's homeowner can review the job now. */
export const canReview = ({ completedAt, status }: Job, isReviewed: boolean, now: Instant): boolean =>
  status === "completed" && completedAt !== null && !isReviewed && isInTime(completedAt, now)

/** Requires that this party of the quote may review it at all, whatever its state. */
export const mayReview = (role: Party): Result.Result<Party, WrongRole> =>
  role === "homeowner"
    ? Result.succeed(role)
    : Result.fail(new WrongRole({ reason: "Only the homeowner can review a job." }))

interface Writing {
  readonly id: ReviewId
  readonly quote: QuoteRecord
  readonly request: ReviewRequest
  readonly now: Instant
}

const largeOf = (ids: ReadonlyArray<PhotoId>) => ids.map((id) => photoAddress(id, "large"))

/** The review that a completed quote earns, or why it earns none (any more). */
export const reviewOf = ({
  id,
  now,
  quote,
  request
}: Writing): Result.Result<Changed<ReviewRecord>, StepNotAllowed | ReviewTooLate> => {
  const { completedAt, status } = quote
  if (status !== "completed" || completedAt === null) {
    return Result.fail(new StepNotAllowed({ thing: "quote", step: "review", status, needs: ["completed"] }))
  }
  if (!isInTime(completedAt, now)) return Result.fail(new ReviewTooLate())
  const { afterPhotoIds = [], beforePhotoIds = [], ...words } = request
  const review: ReviewRecord = {
    ...words,
    id,
    providerId: quote.providerId,
    homeownerId: quote.homeownerId,
    quoteId: quote.id,
    beforePhotos: largeOf(beforePhotoIds),
    afterPhotos: largeOf(afterPhotoIds),
    isVerified: true,
    serviceDate: completedAt.slice(0, 10),
    createdAt: now,
    reply: null
  }
  return Result.succeed({ value: review, news: newsOfReview(review) })
}

/** The rating with one more review, for a provider who had these star counts. */
export const rated = (
  before: RatingCounts,
  { createdAt, rating }: Pick<ReviewRecord, "createdAt" | "rating">
): ProviderRating => {
  const ratingCounts = withRating(before, rating)
  return { ...ratingOf(ratingCounts), ratingCounts, updatedAt: createdAt }
}

type Parties = Pick<ReviewRecord, "homeownerId" | "providerId">

/**
 * Whether the actor may reply to the review, as its provider; its author is told that only the provider may, to all
 * others the review does not exist.
 */
export const mayReply = (review: Parties, actor: Actor): Result.Result<Parties, WrongRole | NotFound> => {
  if (review.providerId === actor.providerId) return Result.succeed(review)
  return Result.fail(
    review.homeownerId === actor.id
      ? new WrongRole({ reason: "Only the provider can reply to a review." })
      : new NotFound({ thing: "review" })
  )
}

/** The reply to a review that has none. */
export const replyTo = (
  review: ReviewRecord,
  { content }: ReplyRequest,
  now: Instant
): Result.Result<Changed<Reply>, AlreadyReplied> =>
  review.reply === null
    ? Result.succeed({ value: { content, createdAt: now }, news: newsOfReview(review) })
    : Result.fail(new AlreadyReplied())

/** The review without a photo that was taken down. */
export const showingNot = (review: ReviewRecord, id: PhotoId): ReviewRecord => {
  const others = (addresses: ReadonlyArray<string>) =>
    addresses.filter((address) => address !== photoAddress(id, "large"))
  return {
    ...review,
    beforePhotos: others(review.beforePhotos),
    afterPhotos: others(review.afterPhotos)
  }
}
