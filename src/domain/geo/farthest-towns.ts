import type { Point } from "../provider/search/provider-search.ts"
import { milesBetween } from "./distance.ts"

/** A town, and how well known it is: well-known ones have many ZIP codes. */
export interface Town extends Point {
  readonly city: string
  /** Two letters: "TX". */
  readonly state: string
  readonly zipCodes: number
}

const most = 3

// Towns in the outer fifth tell how far it is as well as the farthest town does, and people know them.
const outerPart = 0.8

// The least angle between two towns in degrees: three towns in one direction would tell no more than one.
const leastAngle = 60

const radians = (angle: number) => (angle * Math.PI) / 180

/** The direction from one point to another in degrees, clockwise from north. */
const bearingOf = (from: Point, to: Point): number => {
  const [north, south] = [radians(to.latitude), radians(from.latitude)]
  const dLon = radians(to.longitude - from.longitude)
  const east = Math.sin(dLon) * Math.cos(north)
  const ahead = Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(dLon)
  return (Math.atan2(east, ahead) * 180) / Math.PI
}

const angleBetween = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % 360
  return Math.min(turn, 360 - turn)
}

interface Reached {
  readonly town: Town
  readonly miles: number
  readonly bearing: number
}

const byRenown = (one: Reached, other: Reached) =>
  other.town.zipCodes - one.town.zipCodes || other.miles - one.miles
const byDistance = (one: Reached, other: Reached) => other.miles - one.miles

/**
 * Up to three towns that say how far a circle reaches, the farthest first: in different directions, those in its outer
 * fifth before others, the best known of them before smaller ones.
 */
export const farthestTowns = (
  base: Point,
  radiusMiles: number,
  towns: ReadonlyArray<Town>
): ReadonlyArray<Town> => {
  const reached = towns
    .map((town) => ({ town, miles: milesBetween(base, town), bearing: bearingOf(base, town) }))
    .filter(({ miles }) => miles <= radiusMiles)
  const isOuter = ({ miles }: Reached) => miles >= outerPart * radiusMiles
  const inOrder = [
    ...reached.filter(isOuter).toSorted(byRenown),
    ...reached.filter((one) => !isOuter(one)).toSorted(byDistance)
  ]
  const chosen: Array<Reached> = []
  for (const one of inOrder) {
    if (chosen.length === most) break
    if (chosen.every(({ bearing }) => angleBetween(bearing, one.bearing) >= leastAngle)) chosen.push(one)
  }
  return chosen.toSorted(byDistance).map(({ town }) => town)
}
