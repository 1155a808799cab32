import type { Provider } from "#domain/provider/provider.ts"
import { formatNumber } from "#domain/shared/numbers.ts"

/** "1 review", "2,140 reviews". */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** How far away the provider is, or else where (docs/product.md#provider-card). */
export const placeWords = ({ distance, location }: Pick<Provider, "distance" | "location">): string => {
  if (distance === null) return location
  if (distance === 0) return "Less than a mile away"
  return `${formatNumber(distance)} ${distance === 1 ? "mile" : "miles"} away`
}

interface Total {
  readonly total: number
  readonly isMore: boolean
}

/** "1 professional", "37 professionals"; totals are counted up to a limit, beyond which they read "1,000+". */
export const totalWords = ({ isMore, total }: Total): string =>
  isMore ? `${formatNumber(total)}+ professionals` : counted(total, "professional", "professionals")

interface Found extends Total {
  readonly understood?: {
    /** Who is meant and is not offered: those found are of another trade. */
    readonly notOffered: string | undefined
  }
}

/** How many a search finds: "37 professionals", of another trade than is meant "57 professionals who may help". */
export const foundTotal = (found: Found): string =>
  found.understood?.notOffered === undefined || found.total === 0
    ? totalWords(found)
    : `${totalWords(found)} who may help`

export const foundWords = (found: Found): string => `Found ${foundTotal(found)}`

/** "4.6", one decimal as on every card. */
export const ratingWords = (rating: string): string => Number(rating).toFixed(1)

/** The same, or that nobody has given one yet. */
export const ratingOrNew = ({ rating, reviewCount }: Pick<Provider, "rating" | "reviewCount">): string =>
  reviewCount === 0 ? "New" : ratingWords(rating)
