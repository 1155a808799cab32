import { type RatingCounts, ratingOf, starsIn } from "./rating-counts.ts"

/** Lists are sorted by a Bayesian average: the mean with this many more reviews, of this many stars. */
export const presumedReviews = 5
export const presumedStars = 4.5

/**
 * The rating by which lists are sorted: one review of five stars does not go before a hundred of 4.9, and a provider
 * without reviews stands after everybody above 4.5. Pages show the plain mean.
 */
export const fairRating = (starSum: number, reviewCount: number): number =>
  (presumedReviews * presumedStars + starSum) / (presumedReviews + reviewCount)

/** The same, of star counts. */
export const fairRatingOf = (counts: RatingCounts): number =>
  fairRating(starsIn(counts), ratingOf(counts).reviewCount)
