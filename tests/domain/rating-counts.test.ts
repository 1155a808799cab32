import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { fairRatingOf } from "#domain/provider/rating/fair-rating.ts"
import { noRatings, ratingCountsOf, ratingOf, withRating } from "#domain/provider/rating/rating-counts.ts"
import { rated } from "#domain/review/review-rules.ts"

describe("a provider's standing", () => {
  const anyStars = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 300 })

  it("is nothing without reviews", () => {
    expect(ratingOf(noRatings)).toEqual({ rating: 0, reviewCount: 0 })
  })

  it("is the mean and the number of all reviews, in whatever order they came", () => {
    fc.assert(
      fc.property(anyStars, (ratings) => {
        const counts = ratingCountsOf(ratings)
        const { rating, reviewCount } = ratingOf(counts)
        const mean = ratings.reduce((sum, stars) => sum + stars, 0) / Math.max(1, ratings.length)
        expect(reviewCount).toBe(ratings.length)
        expect(Math.abs(rating - mean)).toBeLessThanOrEqual(0.005 + 1e-9)
        expect(counts).toEqual([1, 2, 3, 4, 5].map((stars) => ratings.filter((one) => one === stars).length))
        expect(ratingCountsOf(ratings.toReversed())).toEqual(counts)
      })
    )
  })

  it("orders lists as if there were five reviews of 4.5 more", () => {
    expect(fairRatingOf(noRatings)).toBe(4.5)
    expect(fairRatingOf([0, 0, 0, 0, 1])).toBeCloseTo(27.5 / 6, 10)
    expect(fairRatingOf([0, 0, 0, 10, 90])).toBeCloseTo(512.5 / 105, 10)
  })

  it("follows each review", () => {
    const createdAt = "2026-04-01T10:00:00.000Z"
    expect(rated([0, 0, 0, 1, 1], { rating: 5, createdAt })).toEqual({
      updatedAt: createdAt,
      ratingCounts: [0, 0, 0, 1, 2],
      rating: 4.67,
      reviewCount: 3
    })
    expect(withRating(noRatings, 1)).toEqual([1, 0, 0, 0, 0])
  })
})
