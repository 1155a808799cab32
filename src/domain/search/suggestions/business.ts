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

const pileOf = ({ rating, reviewCount }: Business) =>
  Math.round(fairRating(rating * reviewCount, reviewCount) * 100)

/**
 * Puts businesses into the order of their ratings, some at a time: comparing a hundred thousand with each other would
 * hold up everything else.
 */
export const makePiles = () => {
  const piles: Array<Array<Business>> = Array.from({ length: 501 }, () => [])
  return {
    add: (businesses: ReadonlyArray<Business>): void => {
      for (const business of businesses) piles[pileOf(business)]?.push(business)
    },
    bestFirst: (): ReadonlyArray<Business> => piles.toReversed().flat()
  }
}

/** Compares by the same measure. */
export const byRating = (a: Business, b: Business): number => pileOf(b) - pileOf(a)
