import type { Point } from "../provider/search/provider-search.ts"

/** Mean radius of the Earth in miles, the same in every store. */
export const earthRadiusMiles = 3958.8

const radians = (angle: number) => (angle * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** Great-circle distance in miles (haversine), unrounded. */
export const milesBetween = (from: Point, to: Point): number => {
  const dLat = radians(to.latitude - from.latitude)
  const dLon = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLon / 2) ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Miles to one decimal, as lists show them. */
export const roundMiles = (miles: number): number => Math.round(miles * 10) / 10

/** The bounding box of the circle in degrees: what an index on latitude and longitude can search. */
export const boxAround = ({ latitude, longitude }: Point, radiusMiles: number) => {
  const angle = radiusMiles / earthRadiusMiles
  const height = degrees(angle)
  const width = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(latitude)))))
  return {
    south: latitude - height,
    north: latitude + height,
    west: longitude - width,
    east: longitude + width
  }
}
export type Box = ReturnType<typeof boxAround>
