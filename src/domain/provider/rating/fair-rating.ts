import { type RatingCounts, ratingOf, starsIn } from "./rating-counts.ts"

/** Lists go by a mean in which everyone has so many reviews more, of so many stars. */
export const presumedReviews = 5
export const presumedStars = 4.5

/**
 * The rating by which lists are sorted: one review of five stars does not go before a hundred of 4.9, and who has none
 * stands after everybody above 4.5. Shown is the plain mean.
 */
export const fairRating = (starSum: number, reviewCount: number): number =>
  (presumedReviews * presumedStars + starSum) / (presumedReviews + reviewCount)

/** The same of star counts. */
export const fairRatingOf = (counts: RatingCounts): number =>
  fairRating(starsIn(counts), ratingOf(counts).reviewCount)
