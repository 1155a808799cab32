import type { Changed } from "../events/changed.ts"
import { newsOfReview } from "../events/news.ts"
import type { ProviderRating } from "../provider/provider.ts"
import { type RatingCounts, ratingOf, withoutRating, withRating } from "../provider/rating/rating-counts.ts"
import type { ReviewRecord } from "../review/review.ts"
import type { ThingId, UserId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"
import type { Original, OriginalReview, Removal, RemovalRequest, StarFigure } from "./removal.ts"

interface Decision {
  readonly by: UserId
  readonly at: Instant
  readonly caseId: ThingId | null
}

/** A new removal, with the original. */
export const removalOf = (
  { about, aboutId, ground }: RemovalRequest,
  original: Original | null,
  { at, by, caseId }: Decision
): Removal => ({ about, aboutId, ground, removedBy: by, removedAt: at, caseId, original })

/** What is kept of a review that is taken down. */
export const originalOf = ({
  afterPhotos,
  beforePhotos,
  content,
  reply,
  title
}: ReviewRecord): OriginalReview => ({ title, content, beforePhotos, afterPhotos, reply })

/** The review as it was. */
export const restored = (review: ReviewRecord, original: OriginalReview): Changed<ReviewRecord> => ({
  value: { ...review, ...original },
  news: newsOfReview(review)
})

type Rated = Pick<ReviewRecord, "rating">

const standing = (ratingCounts: RatingCounts, updatedAt: Instant): ProviderRating => ({
  ...ratingOf(ratingCounts),
  ratingCounts,
  updatedAt
})

/** The rating without a review that no longer counts, for a provider who had these star counts. */
export const ratedWithout = (before: RatingCounts, { rating }: Rated, now: Instant): ProviderRating =>
  standing(withoutRating(before, rating), now)

/** The rating with a review that counts again. */
export const ratedAgain = (before: RatingCounts, { rating }: Rated, now: Instant): ProviderRating =>
  standing(withRating(before, rating), now)

/** How many reviews of each rating there are, and how many of these are taken down; `counts` has the others. */
export const starFigures = (
  counts: RatingCounts,
  removed: ReadonlyMap<number, number>
): ReadonlyArray<StarFigure> =>
  counts.map((count, at) => {
    const gone = removed.get(at + 1) ?? 0
    return { rating: at + 1, reviews: count + gone, removed: gone }
  })
