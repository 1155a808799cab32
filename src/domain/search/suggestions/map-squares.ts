import { boxAround } from "#domain/geo/distance.ts"
import type { Point } from "#domain/provider/search/provider-search.ts"

// Half a degree: some 35 miles from south to north.
const perDegree = 2
const perTurn = 360 * perDegree

const rowOf = (latitude: number) => Math.floor(latitude * perDegree)
const columnOf = (longitude: number) => Math.floor(longitude * perDegree)
const numberOf = (row: number, column: number) => row * perTurn + column

/** The number of the square of the map that a point lies in. */
export const squareOf = ({ latitude, longitude }: Point): number =>
  numberOf(rowOf(latitude), columnOf(longitude))

/** The squares that a circle touches. */
export const squaresAround = (point: Point, radiusMiles: number): ReadonlyArray<number> => {
  const { east, north, south, west } = boxAround(point, radiusMiles)
  const squares: Array<number> = []
  for (let row = rowOf(south); row <= rowOf(north); row += 1) {
    for (let column = columnOf(west); column <= columnOf(east); column += 1)
      squares.push(numberOf(row, column))
  }
  return squares
}
