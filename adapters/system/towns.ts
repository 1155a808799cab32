import { boxAround } from "#domain/geo/distance.ts"
import type { Town } from "#domain/geo/farthest-towns.ts"
import type { Point } from "#domain/provider/search/provider-search.ts"

import type { Named } from "./main-place.ts"
import type { PlaceDirectory } from "./place-directory.ts"
import { stateNames } from "./place-names.ts"

const isRounded = (degrees: number) => Math.abs(degrees * 100 - Math.round(degrees * 100)) < 1e-9

// Companies and offices have ZIP codes too ("Kansas Lottery"): they stand at rounded points, as few towns do. Towns of
// the islands all do.
const isTown = ({ place: { latitude, longitude, state }, zipCodes }: Named) =>
  stateNames.has(state) &&
  (!isRounded(latitude) || !isRounded(longitude) || zipCodes >= 10 || ["GU", "PR", "VI"].includes(state))

const townOf = ({ place: { city, latitude, longitude, state }, zipCodes }: Named): Town => ({
  city,
  state,
  latitude,
  longitude,
  zipCodes
})

/** The towns of the map by where they are. */
export const makeTowns = ({ cities }: PlaceDirectory) => {
  const towns = [...cities.values()].flat().filter(isTown).map(townOf)
  return (point: Point, radiusMiles: number): ReadonlyArray<Town> => {
    const { east, north, south, west } = boxAround(point, radiusMiles)
    return towns.filter(
      ({ latitude, longitude }) =>
        latitude >= south && latitude <= north && longitude >= west && longitude <= east
    )
  }
}
