import { awayWords } from "#domain/geo/distance-words.ts"
import type { Provider } from "#domain/provider/provider.ts"
import { counted, formatNumber, ratingWords } from "#domain/shared/numbers.ts"

/** How far away the provider is, or else where (docs/product.md#provider-card). */
export const placeWords = ({ distance, location }: Pick<Provider, "distance" | "location">): string =>
  distance === null ? location : awayWords(distance)

interface Total {
  readonly total: number
  readonly isMore: boolean
}

/** "1 professional", "37 professionals"; totals are counted up to a limit, beyond which they read "1,000+". */
export const totalWords = ({ isMore, total }: Total): string =>
  isMore ? `${formatNumber(total)}+ professionals` : counted(total, "professional")

interface Found extends Total {
  readonly understood?: {
    /** The trade that is meant and not offered here: the professionals found are of another one. */
    readonly notOffered: string | undefined
  }
}

/**
 * How many professionals a search finds: "37 professionals", or "57 professionals who may help" if they are of another
 * trade than is meant.
 */
export const foundTotal = (found: Found): string =>
  found.understood?.notOffered === undefined || found.total === 0
    ? totalWords(found)
    : `${totalWords(found)} who may help`

export const foundWords = (found: Found): string => `Found ${foundTotal(found)}`

/** A provider's rating in words, or "New" without reviews. */
export const ratingOrNew = ({ rating, reviewCount }: Pick<Provider, "rating" | "reviewCount">): string =>
  reviewCount === 0 ? "New" : ratingWords(rating)
