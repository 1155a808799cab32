import { boxAround } from "#domain/geo/distance.ts"
import type { Town } from "#domain/geo/farthest-towns.ts"
import type { Point } from "#domain/provider/search/provider-search.ts"

import type { Named } from "./main-place.ts"
import type { PlaceDirectory } from "./place-directory.ts"
import { stateNames } from "./place-names.ts"

const isRounded = (degrees: number) => Math.abs(degrees * 100 - Math.round(degrees * 100)) < 1e-9

// Towns that stand at rounded points, as companies do.
const roundedTowns = new Set(
  (
    "Bryce Canyon, UT/East Boston, MA/Hot Springs, AR/Mansfield, MA/Mascoutah, IL/Newington, NH/Sebago Lake, ME/" +
    "Stratford, CT/Tok, AK/Victor, CO/Walnut Ridge, AR/White Sulphur Springs, WV"
  ).split("/")
)
const placedCompanies = new Set(
  (
    "First Consumers Nat Bank, OR/First Union Bank, FL/Gen Electric, OR/Parcel Return Service, DC/State Farm Ins, OR/" +
    "Us Bank, OR"
  ).split("/")
)

/**
 * Companies and offices have ZIP codes too ("Kansas Lottery"): they stand at rounded points, as few towns do. Towns of
 * the islands all do. Military post offices have no state.
 */
export const isTown = ({ name, place: { latitude, longitude, state }, zipCodes }: Named): boolean => {
  if (roundedTowns.has(name)) return true
  const isPlaced = !isRounded(latitude) || !isRounded(longitude)
  const mayBeRounded = zipCodes >= 10 || ["GU", "PR", "VI"].includes(state)
  return stateNames.has(state) && (isPlaced || mayBeRounded) && !placedCompanies.has(name)
}

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
