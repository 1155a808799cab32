import { milesBetween } from "../geo/distance.ts"
import type { Point } from "../provider/search/provider-search.ts"

/** How far from a provider's base an open project may be, in miles, until they say otherwise. */
export const defaultRadiusMiles = 50

interface Placed {
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Where on the map something is; null when unknown. */
export const pointOf = ({ latitude, longitude }: Placed): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** Whether a provider hears of open work there. Where either place is unknown, they do. */
export const isWithinReach = (project: Placed, base: Point | null): boolean => {
  const place = pointOf(project)
  return place === null || base === null || milesBetween(base, place) <= defaultRadiusMiles
}
