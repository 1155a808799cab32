import { fairRating } from "#domain/provider/rating/fair-rating.ts"
import type { Point } from "#domain/provider/search/provider-search.ts"
import type { ProviderId } from "#domain/shared/ids.ts"

/** A listed provider as suggestions know it. */
export interface Business {
  readonly id: ProviderId
  readonly name: string
  /** The first of its specialties; null while it has none. */
  readonly trade: string | null
  /** Null without a known ZIP code. */
  readonly point: Point | null
  readonly rating: number
  readonly reviewCount: number
}

interface Listed extends Pick<Business, "id" | "rating" | "reviewCount"> {
  readonly businessName: string
  readonly specialties: ReadonlyArray<string>
  readonly latitude: number | null
  readonly longitude: number | null
}

export const businessOf = ({
  businessName,
  id,
  latitude,
  longitude,
  rating,
  reviewCount,
  specialties
}: Listed): Business => ({
  id,
  name: businessName,
  trade: specialties[0] ?? null,
  point: latitude === null || longitude === null ? null : { latitude, longitude },
  rating,
  reviewCount
})

/** The number of the pile (the bucket of a counting sort) of the best rated businesses. */
export const highestPile = 500

/** The pile of a business: there is one for each hundredth of a star of its fair rating. */
export const pileOf = ({ rating, reviewCount }: Pick<Business, "rating" | "reviewCount">): number =>
  Math.round(fairRating(rating * reviewCount, reviewCount) * 100)
