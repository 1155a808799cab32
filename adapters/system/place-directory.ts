import { codes, type ZipCode } from "zipcodes"

import type { PlaceSlug } from "#domain/geo/place-slug.ts"
import { placeSlugOf } from "#domain/local/slugs.ts"
import type { Place } from "#ports/places.ts"

import { bestKnown, groupBy, mainPlace } from "./main-place.ts"
import { cityName, isStateAlone, splitState } from "./place-names.ts"
import { placeKey } from "./place-words.ts"

export interface PlaceDirectory {
  readonly byZipCode: ReadonlyMap<string, Place>
  /** Cities by their slug: "tx/austin". */
  readonly bySlug: ReadonlyMap<PlaceSlug, Place>
  /** By a name as `placeKey` writes it: "AUSTIN", "AUSTIN TX", "AUSTIN TEXAS". */
  readonly byName: (name: string) => Place | null
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

const mainPlaces = (
  groups: Iterable<readonly [string, ReadonlyArray<Place>]>
): ReadonlyMap<string, Place> => {
  const byCode = new Map<string, Place>()
  for (const [key, places] of groups) {
    const place = mainPlace(places)
    if (place !== undefined) byCode.set(key, place)
  }
  return byCode
}

/** Reads the 42,000 US ZIP codes of the package `zipcodes` into tables: a quarter of a second, once at the start. */
export const openPlaceDirectory = (): PlaceDirectory => {
  const places = Object.values(codes).filter(isOnTheMap).map(toPlace)
  const cities = groupBy(places, ({ city, state }) => `${placeKey(city)}, ${state}`)
  const namesakes = groupBy(cities.values(), ([place]) => placeKey(place?.city ?? ""))
  const inState = mainPlaces(cities)
  const anywhere = mainPlaces([...namesakes].map(([name, groups]) => [name, bestKnown(groups)] as const))

  const byName = (name: string): Place | null => {
    if (isStateAlone(name)) return null
    const split = splitState(name)
    const precise = split && inState.get(`${split.city}, ${split.state}`)
    return precise ?? anywhere.get(cityName(name)) ?? null
  }
  return {
    byZipCode: new Map(places.map((place) => [place.zipCode, place])),
    bySlug: mainPlaces(groupBy(places, placeSlugOf)),
    byName
  }
}
