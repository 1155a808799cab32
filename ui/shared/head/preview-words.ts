import { counted, ratingWords } from "#domain/shared/numbers.ts"
import { fullStars } from "#ui/shared/components/StarRating.tsx"

interface PreviewRating {
  /** How many stars are filled. */
  readonly stars: number
  /** With one decimal: "4.6". */
  readonly value: string
  /** What the rating is based on: "14 reviews". */
  readonly from: string
}

interface Rated {
  readonly rating: string | null
  readonly reviewCount: number
}

/** A rating as every card shows it; null without reviews. */
export const previewRating = ({ rating, reviewCount }: Rated): PreviewRating | null =>
  rating === null || reviewCount === 0
    ? null
    : {
        stars: fullStars(rating),
        value: ratingWords(rating),
        from: counted(reviewCount, "review")
      }

/** What the picture that stands beside a shared link says and shows. */
export interface PreviewWords {
  readonly title: string
  readonly lead: string
  readonly rating: PreviewRating | null
  readonly facts: ReadonlyArray<string>
  /** The address of a portrait among our own photos; null where there is none. */
  readonly portrait: string | null
}

/** Pixels. */
export const previewSize = { width: 1200, height: 630 }

/** The path of the preview picture of the page at `path`. */
export const previewPath = (path: string): string => `/previews${path}.png`
