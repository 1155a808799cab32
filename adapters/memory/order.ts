import type { ProviderProfile } from "#domain/provider/provider.ts"
import { fairRatingOf } from "#domain/provider/rating/fair-rating.ts"

/** Orders text by its code units, as the databases order ids and instants. */
export const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

interface Made {
  readonly id: string
  readonly createdAt: string
}

export const newestFirst = (a: Made, b: Made): number =>
  byText(b.createdAt, a.createdAt) || byText(b.id, a.id)

export const bestRatedFirst = (a: ProviderProfile, b: ProviderProfile): number =>
  fairRatingOf(b.ratingCounts) - fairRatingOf(a.ratingCounts) || b.reviewCount - a.reviewCount
