import { milesBetween } from "#domain/geo/distance.ts"
import type { Point } from "#domain/provider/search/provider-search.ts"

/** A point further than this from every ZIP code's centre is not in the US. */
const furthestMiles = 50

/** The centres' unit: hundredths of a degree, less than a mile. */
export const perDegree = 100

/**
 * The nearest ZIP code to a point. `centres` are all of them as text: a line each, with the differences of code,
 * latitude and longitude from the line before (delta encoding). Null far from all of them.
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
