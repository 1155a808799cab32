import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { type Place, Places } from "#ports/places.ts"

import { openPlaceDirectory, type PlaceDirectory } from "./place-directory.ts"
import { beginsWithNumber, placeReadings, zipCodesIn } from "./place-words.ts"

const firstFound = (names: ReadonlyArray<string>, find: (name: string) => Place | null): Place | null => {
  for (const name of names) {
    const place = find(name)
    if (place !== null) return place
  }
  return null
}

const findIn =
  ({ byName, byZipCode }: PlaceDirectory) =>
  (text: string): Place | null => {
    const coded = firstFound(zipCodesIn(text), (zipCode) => byZipCode.get(zipCode) ?? null)
    if (coded !== null && !beginsWithNumber(text)) return coded
    const named = firstFound(placeReadings(text), byName)
    // "12345 Oak St, Austin, TX" is in Texas, although 12345 is a ZIP code in New York.
    return coded === null || (named !== null && named.state !== coded.state) ? named : coded
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
      find,
      zipCodeOf: (location) => find(location)?.zipCode ?? "",
      ofSlug: (slug) => directory.bySlug.get(slug) ?? null
    })
  })
)
