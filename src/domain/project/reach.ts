import { milesBetween } from "../geo/distance.ts"
import type { Point } from "../provider/search/provider-search.ts"

/** How far from a provider's base an open project may be, in miles, until they say otherwise, and at least and most. */
export const defaultRadiusMiles = 50
export const minRadiusMiles = 1
export const maxRadiusMiles = 200

interface Placed {
  readonly latitude: number | null
  readonly longitude: number | null
}

/** From where a provider works, and how far; the base is null when unknown. */
export interface Reach {
  readonly base: Point | null
  readonly radiusMiles: number
}

/** Where on the map something is; null when unknown. */
export const pointOf = ({ latitude, longitude }: Placed): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** How far it is from the base; null when unknown. */
export const milesTo = (project: Placed, base: Point | null): number | null => {
  const place = pointOf(project)
  return place === null || base === null ? null : milesBetween(base, place)
}

/** Whether a provider hears of open work there. Where either place is unknown, they do. */
export const isWithinReach = (project: Placed, { base, radiusMiles }: Reach): boolean => {
  const miles = milesTo(project, base)
  return miles === null || miles <= radiusMiles
}

/**
 * Distances as providers read them: with exact miles, somebody who moves the business three times could locate the
 * house.
 */
export const distanceBands = ["under 5 miles", "5 to 10", "10 to 25", "25 to 50", "over 50"] as const
export type DistanceBand = (typeof distanceBands)[number]

/** The distance as providers read it; null when unknown. */
export const distanceBandOf = (project: Placed, base: Point | null): DistanceBand | null => {
  const miles = milesTo(project, base)
  if (miles === null) return null
  if (miles < 5) return "under 5 miles"
  if (miles < 10) return "5 to 10"
  if (miles < 25) return "10 to 25"
  return miles <= 50 ? "25 to 50" : "over 50"
}
