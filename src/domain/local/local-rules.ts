import { type CategoryName, categoryNames } from "../catalogue/category-names.ts"
import { milesBetween } from "../geo/distance.ts"
import { ratingText } from "../provider/provider-rules.ts"
import type { Point } from "../provider/search/provider-search.ts"
import type { LocalCategory, LocalFacts } from "./local-page.ts"
import { categorySlugOf } from "./slugs.ts"

export const localCategory = (name: CategoryName): LocalCategory => ({ slug: categorySlugOf(name), name })

/** The median of some numbers, the mean of the two middle ones where there is an even number of them; null for none. */
export const medianOf = (numbers: ReadonlyArray<number>): number | null => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}

/** What a store adds up about a place's providers of a category. */
export interface LocalSums {
  readonly total: number
  readonly reviewCount: number
  /** The stars of all these reviews, added up. */
  readonly stars: number
  readonly medianMin: number | null
  readonly medianMax: number | null
}

const rounded = (dollars: number | null) => (dollars === null ? null : Math.round(dollars))

export const localFacts = ({ medianMax, medianMin, reviewCount, stars, total }: LocalSums): LocalFacts => ({
  total,
  rating: reviewCount === 0 ? null : ratingText(Math.round((stars * 100) / reviewCount) / 100),
  reviewCount,
  typicalRates: { min: rounded(medianMin), max: rounded(medianMax) }
})

/** The `most` nearest of some points, nearest first. */
export const nearestTo = <P extends Point>(from: Point, points: ReadonlyArray<P>, most: number) =>
  points
    .map((point) => ({ point, miles: milesBetween(from, point) }))
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, most)
    .map(({ point }) => point)

const position = new Map(categoryNames.map((name, index) => [name, index]))

/** Compares by category, in the catalogue's order. */
export const byCatalogue = <A extends { readonly category: Pick<LocalCategory, "name"> }>(a: A, b: A) =>
  (position.get(a.category.name) ?? 0) - (position.get(b.category.name) ?? 0)
