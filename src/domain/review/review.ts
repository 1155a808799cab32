import * as Schema from "effect/Schema"

import { photoIds } from "../photo/photo.ts"
import { removalGrounds } from "../removal/removal-grounds.ts"
import { choice } from "../shared/choice.ts"
import { optionalId, type ProviderId, type QuoteId, ReviewId, type UserId } from "../shared/ids.ts"
import { Day, Instant } from "../shared/instant.ts"
import { limitUpTo, Offset } from "../shared/page.ts"
import { longText, text } from "../shared/text.ts"
import { maxReplyLength, reviewContentLength, reviewTitleLength, stars } from "./review-limits.ts"

/** The provider's answer, given once. */
export const Reply = Schema.Struct({ content: Schema.String, createdAt: Instant })
export type Reply = typeof Reply.Type

const RemovedAt = Schema.Struct({ at: Instant, ground: Schema.Literals(removalGrounds) })

/** A review under a provider. Photos are addresses of pictures. */
export const Review = Schema.Struct({
  id: ReviewId,
  /** Whole stars, 1 to 5. */
  rating: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 5 })),
  title: Schema.String,
  content: Schema.String,
  serviceDate: Day,
  isVerified: Schema.Boolean,
  homeowner: Schema.Struct({ firstName: Schema.String, lastName: Schema.String }),
  beforePhotos: Schema.Array(Schema.String),
  afterPhotos: Schema.Array(Schema.String),
  createdAt: Instant,
  reply: Schema.NullOr(Reply),
  /** When and why operators have taken its reply down; absent where they have not. */
  replyRemoved: Schema.optionalKey(RemovedAt)
})
export type Review = typeof Review.Type

/** What stands in place of a review that operators have taken down. It no longer counts. */
export const RemovedReview = Schema.Struct({
  id: ReviewId,
  serviceDate: Day,
  createdAt: Instant,
  removed: RemovedAt
})
export type RemovedReview = typeof RemovedReview.Type

/** What a provider's list of reviews shows. */
export const ShownReview = Schema.Union([Review, RemovedReview])
export type ShownReview = typeof ShownReview.Type

/** How many reviews of one rating somebody has written about one business, from when to when. */
export const ReviewsOfPair = Schema.Struct({
  rating: Schema.Natural,
  /** With those that are taken down. */
  reviews: Schema.Natural,
  removed: Schema.Natural,
  first: Instant,
  last: Instant
})
export type ReviewsOfPair = typeof ReviewsOfPair.Type

/** A review as it is stored. It is verified when it was earned by a job that was done through this marketplace. */
export interface ReviewRecord {
  readonly id: ReviewId
  readonly providerId: ProviderId
  readonly homeownerId: UserId
  readonly quoteId: QuoteId | null
  readonly rating: number
  readonly title: string
  readonly content: string
  readonly beforePhotos: ReadonlyArray<string>
  readonly afterPhotos: ReadonlyArray<string>
  readonly isVerified: boolean
  readonly serviceDate: Day
  readonly createdAt: Instant
  readonly reply: Reply | null
}

/** What a homeowner says about a completed job (docs/http-contract.md#reviews). */
export const ReviewRequest = Schema.Struct({
  rating: choice(stars, "Please choose a rating from 1 to 5"),
  title: text("Please give your review a title", reviewTitleLength),
  content: longText("Please tell others a little more (at least 20 characters)", reviewContentLength),
  beforePhotoIds: photoIds("review_before"),
  afterPhotoIds: photoIds("review_after")
})
export type ReviewRequest = typeof ReviewRequest.Type

/** What the provider answers under it. */
export const ReplyRequest = Schema.Struct({
  content: longText("Please write a reply", { max: maxReplyLength })
})
export type ReplyRequest = typeof ReplyRequest.Type

export const reviewPageSize = 50
export const maxReviewPageSize = 100

export const ReviewPage = Schema.Struct({
  limit: limitUpTo(maxReviewPageSize),
  offset: Offset,
  /** The review that comes before all others. */
  first: optionalId(ReviewId)
})
export type ReviewPage = typeof ReviewPage.Type
