import { codes, type ZipCode } from "zipcodes"

import type { PlaceSlug } from "#domain/geo/place-slug.ts"
import { wellKnown } from "#domain/geo/search-place.ts"
import { placeSlugOf } from "#domain/local/slugs.ts"
import { groupBy } from "#domain/shared/group-by.ts"
import type { Place } from "#ports/places.ts"

import { type ByRenown, cityOf, mainPlace, makeRenown, type Named } from "./main-place.ts"
import { cityNamed, cityOfQuarter, directionWrittenOut, splitState, stateNamed } from "./place-names.ts"
import { placeKey } from "./place-words.ts"

export interface PlaceDirectory {
  readonly byZipCode: ReadonlyMap<string, Place>
  /** Cities by their slug: "tx/austin". */
  readonly bySlug: ReadonlyMap<PlaceSlug, Place>
  /** The cities of each name as `placeKey` writes it, the best known first. */
  readonly cities: ReadonlyMap<string, ReadonlyArray<Named>>
  /** The order of those with one name, and of those that a text may become. */
  readonly byRenown: ByRenown
  /** By a name as `placeKey` writes it: "AUSTIN", "AUSTIN TX", "AUSTIN TEXAS", "ATX", "SOUTH AUSTIN". */
  readonly byName: (name: string) => Named | null
}

const toPlace = ({ city, latitude, longitude, state, zip }: ZipCode): Place => ({
  zipCode: zip,
  city,
  state,
  latitude,
  longitude
})

// Military post offices have no place of their own on the map.
const isOnTheMap = ({ country, latitude, longitude }: ZipCode) =>
  country === "US" && (latitude !== 0 || longitude !== 0)

const citiesOf = (places: ReadonlyArray<Place>) => {
  const cities = [...groupBy(places, ({ city, state }) => `${placeKey(city)}, ${state}`).values()].flatMap(
    cityOf
  )
  const byRenown = makeRenown(cities)
  const namesakes = groupBy(cities, ({ place }) => placeKey(place.city))
  return {
    byRenown,
    cities: new Map([...namesakes].map(([name, group]) => [name, group.toSorted(byRenown)]))
  }
}

const mainPlaces = (groups: Iterable<readonly [string, ReadonlyArray<Place>]>) => {
  const byCode = new Map<string, Place>()
  for (const [key, places] of groups) {
    const place = mainPlace(places)
    if (place !== undefined) byCode.set(key, place)
  }
  return byCode
}

/** The city of a name in a state. */
export const cityIn = (cities: PlaceDirectory["cities"], name: string, state: string): Named | undefined =>
  cities.get(name)?.find(({ place }) => place.state === state)

/** Reads the 42,000 US ZIP codes of the package `zipcodes` into tables: a quarter of a second, once at the start. */
export const openPlaceDirectory = (): PlaceDirectory => {
  const places = Object.values(codes).filter(isOnTheMap).map(toPlace)
  const { byRenown, cities } = citiesOf(places)

  const called = (name: string): Named | null => {
    const short = cityNamed(name)
    // "West Texas" is not the town of West.
    if (short === null && stateNamed(name) !== undefined) return null
    const { city, state } = short ?? splitState(name) ?? { city: name, state: null }
    return (state !== null && cityIn(cities, city, state)) || (cities.get(name)?.[0] ?? null)
  }
  const byName = (name: string): Named | null => {
    const city = cityOfQuarter(name)
    const around = city === null ? null : called(city)
    const written = directionWrittenOut(name)
    return (
      called(name) ??
      (written === null ? null : called(written)) ??
      (around !== null && around.zipCodes >= wellKnown ? around : null)
    )
  }
  return {
    byZipCode: new Map(places.map((place) => [place.zipCode, place])),
    bySlug: mainPlaces(groupBy(places, placeSlugOf)),
    byRenown,
    cities,
    byName
  }
}
