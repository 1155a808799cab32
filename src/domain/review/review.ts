import * as Schema from "effect/Schema"

import { type ProviderId, type QuoteId, ReviewId, type UserId } from "../shared/ids.ts"
import { Day, Instant } from "../shared/instant.ts"
import { limitUpTo, Offset } from "../shared/page.ts"

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
  createdAt: Instant
})
export type Review = typeof Review.Type

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
}

export const reviewPageSize = 50
export const maxReviewPageSize = 100

export const ReviewPage = Schema.Struct({ limit: limitUpTo(maxReviewPageSize), offset: Offset })
export type ReviewPage = typeof ReviewPage.Type
