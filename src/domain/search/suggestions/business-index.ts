import { milesBetween } from "#domain/geo/distance.ts"
import type { Point } from "#domain/provider/search/provider-search.ts"
import { searchRadiusMiles } from "#domain/provider/search/search-options.ts"

import { type Business, byRating } from "./business.ts"
import { cellOf, cellsAround } from "./map-cells.ts"
import { makeNameList } from "./name-list.ts"

const isNear = (place: Point, point: Point | null) =>
  point !== null && milesBetween(place, point) <= searchRadiusMiles

const makeCell = () => ({ names: makeNameList({ isLong: false }), points: new Map<string, Point>() })

/** The listed businesses by the words of their names, everywhere and by parts of the map. Empty at first. */
export const makeBusinessIndex = () => {
  const everywhere = makeNameList({ isLong: true })
  const cells = new Map<number, ReturnType<typeof makeCell>>()

  const putOnMap = (business: Business, point: Point) => {
    const cell = cells.get(cellOf(point)) ?? makeCell()
    cells.set(cellOf(point), cell)
    cell.names.put(business)
    cell.points.set(`${point.latitude} ${point.longitude}`, point)
  }

  const cellsNear = (place: Point) =>
    cellsAround(place, searchRadiusMiles).flatMap((number) => {
      const cell = cells.get(number)
      return cell === undefined ? [] : [cell]
    })

  const near = (words: ReadonlyArray<string>, place: Point, limit: number) =>
    cellsNear(place)
      .flatMap(({ names }) => names.first(words, limit, ({ point }) => isNear(place, point)))
      .toSorted(byRating)
      .slice(0, limit)

  return {
    /** Adds businesses, the best rated of all first. */
    add: (businesses: ReadonlyArray<Business>): void => {
      for (const business of businesses) {
        everywhere.put(business)
        if (business.point !== null) putOnMap(business, business.point)
      }
    },

    /** Those whose names have all of the words: those near the place first, then the best rated. */
    named: (words: ReadonlyArray<string>, place: Point | null, limit: number): ReadonlyArray<Business> => {
      const first = place === null ? [] : near(words, place, limit)
      const isFurther = ({ point }: Business) => place === null || !isNear(place, point)
      return [...first, ...everywhere.first(words, limit - first.length, isFurther)]
    },

    /** Whether any of them is within reach of a place. */
    hasNear: (place: Point): boolean =>
      cellsNear(place).some(({ points }) => [...points.values()].some((point) => isNear(place, point)))
  }
}
export type BusinessIndex = Pick<ReturnType<typeof makeBusinessIndex>, "hasNear" | "named">
