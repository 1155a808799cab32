import { wellKnown } from "#domain/geo/search-place.ts"

import { isSpanish } from "../words/spanish-words.ts"
import type { Token } from "../words/tokens.ts"
import { isKnown } from "../words/vocabulary-words.ts"
import { isArticle } from "./named-place.ts"
import {
  type AsksPlaces,
  type Found,
  isLikeNoWord,
  largeCity,
  mayBeMistyped,
  mistypedCity,
  namePeople,
  typed
} from "./place-words.ts"

// "san antonoi tx": each costs a look at all names.
const longestMistyped = 3
// "Smith & Co" is not in Colorado.
const shortestMistyped = 4

/**
 * "deck builder san antonoi", "hvac phoenx az", "seatle electrician": a name with typing errors, of a city that no "in"
 * announces; `beside` are the words next to it.
 */
export const mistypedPlace = (
  text: string,
  name: ReadonlyArray<Token>,
  beside: ReadonlyArray<Token>,
  asks: AsksPlaces
): Found | null => {
  if (name.every(({ word }) => word.length < shortestMistyped)) return null
  if (name.some(({ word }) => isKnown(word))) {
    const city = mayBeMistyped(name) && namePeople(beside.slice(-1)) ? mistypedCity(text, name, asks) : null
    return city && { place: city, tokens: name }
  }
  if (name.length > longestMistyped) return null
  // "limpiar las rejas" is not in Las Vegas, but "plomero las vagas" is.
  const mayBeThing = name.slice(0, 1).some(isArticle) && beside.some(({ word }) => isSpanish(word))
  if (mayBeThing && !namePeople(beside.slice(-1))) return null
  // A name that may be another word with errors as well ("compayn", "settle") is a city only where that is large.
  const least = name.some(isLikeNoWord) ? wellKnown : largeCity
  if (least > wellKnown && !namePeople(beside)) return null
  const place = asks.meant(typed(text, name))
  return place !== null && place.zipCodes >= least ? { place, tokens: name } : null
}
