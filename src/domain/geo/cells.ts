import type { Point } from "../provider/search/provider-search.ts"
import { boxAround } from "./distance.ts"

/** Degrees of the sides of cells: small ones, and large ones for circles that would touch many of them. */
const sizes = { small: 1, large: 5 } as const
type Size = keyof typeof sizes

// More than a circle of 50 miles touches anywhere in the US.
const maxSmall = 16

const indexOf = (degrees: number, size: Size) => Math.floor(degrees / sizes[size])

const nameOf = (size: Size, latitude: number, longitude: number) =>
  `${size === "small" ? "" : "~"}${latitude},${longitude}`

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

const touched = (centre: Point, radiusMiles: number, size: Size): ReadonlyArray<string> => {
  const { east, north, south, west } = boxAround(centre, radiusMiles)
  return from(indexOf(south, size), indexOf(north, size)).flatMap((latitude) =>
    from(indexOf(west, size), indexOf(east, size)).map((longitude) => nameOf(size, latitude, longitude))
  )
}

/** The cells of the map in which a point lies, one of each size. */
export const cellsOf = ({ latitude, longitude }: Point): ReadonlyArray<string> =>
  (["small", "large"] as const).map((size) => nameOf(size, indexOf(latitude, size), indexOf(longitude, size)))

/** The cells that a circle touches, all of one size: a point within it lies in one of them. */
export const cellsAround = (centre: Point, radiusMiles: number): ReadonlyArray<string> => {
  const small = touched(centre, radiusMiles, "small")
  return small.length <= maxSmall ? small : touched(centre, radiusMiles, "large")
}
