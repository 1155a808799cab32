import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { SearchPlace } from "#domain/geo/search-place.ts"
import { Places } from "#ports/places.ts"

import type { Named } from "./main-place.ts"
import { makePlaceCompletions } from "./place-completions.ts"
import { cityIn, openPlaceDirectory, type PlaceDirectory } from "./place-directory.ts"
import { asSearchPlace, makePlaceMeanings } from "./place-meanings.ts"
import { splitState, stateNamed } from "./place-names.ts"
import { afterStreet } from "./place-street.ts"
import { beginsWithNumber, placeReadings, zipCodesIn } from "./place-words.ts"
import { makeTowns } from "./towns.ts"

const firstFound = <A>(names: ReadonlyArray<string>, find: (name: string) => A | null): A | null => {
  for (const name of names) {
    const found = find(name)
    if (found !== null) return found
  }
  return null
}

// Each reading costs a look at all names; the place stands at the end of a long text.
const mostCorrected = 4

// "LA" is Los Angeles, but not at the end of an address that is not known.
const citiesAmong = (readings: ReadonlyArray<string>) =>
  readings.filter((name, index) => index === 0 || stateNamed(name) === undefined)

/** "West, Texas" is a town, although "west Texas" is the state. */
const inState = ({ cities }: PlaceDirectory, readings: ReadonlyArray<string>): Named | null => {
  if (stateNamed(readings.at(-1) ?? "") === undefined) return null
  return firstFound(readings.slice(0, -1), (name) => {
    const split = splitState(name)
    return split === null ? null : (cityIn(cities, split.city, split.state) ?? null)
  })
}

const findIn = (directory: PlaceDirectory) => {
  const { byName, byZipCode } = directory
  const byCode = (zipCode: string): Named | null => {
    const place = byZipCode.get(zipCode)
    return place === undefined ? null : { name: zipCode, place, zipCodes: 1 }
  }
  return (text: string): Named | null => {
    const coded = firstFound(zipCodesIn(text), byCode)
    if (coded !== null && !beginsWithNumber(text)) return coded
    const readings = placeReadings(text)
    const named = inState(directory, readings) ?? firstFound(citiesAmong(readings), byName)
    // "12345 Oak St, Austin, TX" is in Texas, although 12345 is a ZIP code in New York.
    return coded === null || (named !== null && named.place.state !== coded.place.state) ? named : coded
  }
}

const meantIn = (directory: PlaceDirectory, find: (text: string) => Named | null) => {
  const { corrected, stateOf } = makePlaceMeanings(directory)
  return (text: string): SearchPlace | null => {
    const exact = find(text)
    if (exact !== null) return asSearchPlace(exact)
    const [whole = "", ...parts] = citiesAmong(placeReadings(text))
    const state = parts.length === 0 ? stateOf(whole) : null
    if (state !== null) return state
    const streetless = afterStreet(whole)
    const named = firstFound(streetless, directory.byName)
    if (named !== null) return asSearchPlace(named)
    return firstFound([whole, ...parts, ...streetless].slice(-mostCorrected), corrected)
  }
}

/**
 * US places from the package `zipcodes`: "78704", "78704-1234", "Austin, TX", "austin texas", "Austin" (the best-known
 * one), also at the end of an address. A known ZIP code in the text goes before the name beside it.
 */
export const ZipcodePlaces = Layer.effect(
  Places,
  Effect.sync(() => {
    const directory = openPlaceDirectory()
    const find = findIn(directory)
    return Places.of({
      find: (text) => find(text)?.place ?? null,
      meant: meantIn(directory, find),
      complete: makePlaceCompletions(directory),
      zipCodeOf: (location) => find(location)?.place.zipCode ?? "",
      ofSlug: (slug) => directory.bySlug.get(slug) ?? null,
      townsAround: makeTowns(directory)
    })
  })
)
