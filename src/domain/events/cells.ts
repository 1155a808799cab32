import { boxAround } from "../geo/distance.ts"
import type { Point } from "../provider/search/provider-search.ts"

/** A cell of the map, one degree wide and high, by its south-western corner: "30,-98". */
export type Cell = `${number},${number}`

// Around the globe: a circle on the date line has cells on both sides of it.
const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180

export const cellOf = ({ latitude, longitude }: Point): Cell =>
  `${Math.floor(latitude)},${wrapped(Math.floor(longitude))}`

const wholeFrom = (first: number, last: number) =>
  Array.from({ length: Math.floor(last) - Math.floor(first) + 1 }, (_, index) => Math.floor(first) + index)

/** Every cell that the circle touches, and a few beside it. */
export const cellsAround = (centre: Point, radiusMiles: number): ReadonlyArray<Cell> => {
  const { east, north, south, west } = boxAround(centre, radiusMiles)
  return wholeFrom(south, north).flatMap((latitude) =>
    wholeFrom(west, east).map((longitude): Cell => `${latitude},${wrapped(longitude)}`)
  )
}
