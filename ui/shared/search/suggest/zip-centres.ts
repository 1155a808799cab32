import { milesBetween } from "#domain/geo/distance.ts"
import type { Point } from "#domain/provider/search/provider-search.ts"

/** Further from any ZIP code's centre one is not in the US. */
const furthestMiles = 50

/** Hundredths of a degree, less than a mile: what the centres are written in. */
export const perDegree = 100

/**
 * The nearest ZIP code to a point, from all of them as text: a line each, with the differences of code, latitude and
 * longitude to the line before. Null far from all of them.
 */
export const nearestZipCode = (centres: string, point: Point): string | null => {
  let nearest = { code: 0, miles: furthestMiles }
  let [code, south, west] = [0, 0, 0]
  for (const line of centres.trim().split("\n")) {
    const [further = 0, north = 0, east = 0] = line.split(",").map(Number)
    code += further
    south += north
    west += east
    const miles = milesBetween(point, { latitude: south / perDegree, longitude: west / perDegree })
    if (miles < nearest.miles) nearest = { code, miles }
  }
  return nearest.code === 0 ? null : String(nearest.code).padStart(5, "0")
}
