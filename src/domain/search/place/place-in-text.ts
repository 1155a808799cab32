import { type SearchPlace, wellKnown } from "#domain/geo/search-place.ts"

import type { Token } from "../words/tokens.ts"
import { isKnown, isOfTasks, isPair } from "../words/vocabulary-words.ts"
import { afterPreposition } from "./after-preposition.ts"
import { isCalledAfter } from "./called-after.ts"
import { beginning, longestName, named, withoutTrailing } from "./named-place.ts"
import {
  type AsksPlaces,
  type Found,
  isAround,
  isCommon,
  isExactName,
  isLikeNoWord,
  isNoWord,
  isState,
  mayBeMistyped,
  mistypedCity,
  namePeople,
  typed
} from "./place-words.ts"

// "san antonoi tx": each costs a look at all names.
const longestMistyped = 3
// "Smith & Co" is not in Colorado.
const shortestMistyped = 4
const largeCity = 20
const longestBeginning = 2

const isZipCode = ({ word }: Token) => /^\d{5}$/.test(word)

/** "electrician 78704", "plumber austin tx 78704", "movers 78704 to 75201" */
const byZipCode = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  const known = tokens.filter((token) => isZipCode(token) && asks.find(token.word) !== null)
  const origin = known.find((token) => tokens[tokens.indexOf(token) + 1]?.word === "to")
  const zipCode = origin ?? known.at(-1)
  const place = zipCode === undefined ? null : asks.find(zipCode.word)
  if (zipCode === undefined || place === null) return null
  const at = tokens.indexOf(zipCode)
  for (let from = Math.max(0, at - longestName); from < at; from += 1) {
    const before = tokens.slice(from, at)
    const [first] = before
    if (first === undefined || before.some(isZipCode)) continue
    const called = isCommon(first) ? named(text, before, asks) : asks.find(typed(text, before))
    if (called !== null) return { place, tokens: [...before, ...known] }
  }
  return { place, tokens: known }
}

const isSure = ({ place, tokens }: Found) =>
  place.point === null ||
  place.zipCodes >= wellKnown ||
  (tokens.length > 1 && (isState(tokens.at(-1)) || tokens.every(isCommon) || tokens.some(isNoWord)))

// A village may be called like whoever is looked for: "plumber Joe".
const isTown = ({ place, tokens }: Found) => place.zipCodes > 1 && tokens.every(isExactName)

/** "deck builder san antonoi", "hvac phoenx az", "electrician seatle", "plumber new yrok": a city with typing errors. */
const mistyped = (
  text: string,
  before: ReadonlyArray<Token>,
  tail: ReadonlyArray<Token>,
  asks: AsksPlaces
): Found | null => {
  if (tail.every(({ word }) => word.length < shortestMistyped)) return null
  if (tail.some(({ word }) => isKnown(word))) {
    const city = mayBeMistyped(tail) && namePeople(before.slice(-1)) ? mistypedCity(text, tail, asks) : null
    return city && { place: city, tokens: tail }
  }
  if (tail.length > longestMistyped) return null
  // What may be another word with errors as well ("compayn", "settle") is a city only where that is large.
  const least = tail.some(isLikeNoWord) ? wellKnown : largeCity
  if (least > wellKnown && !namePeople(before)) return null
  const place = asks.meant(typed(text, tail))
  return place !== null && place.zipCodes >= least ? { place, tokens: tail } : null
}

/** "plumber reno", but neither "bathroom reno" nor "handyman mobile". */
const everydayCity = (
  text: string,
  before: ReadonlyArray<Token>,
  tail: ReadonlyArray<Token>,
  asks: AsksPlaces
): Found | null => {
  const [first, ...more] = tail
  if (first === undefined || more.length > 0 || !isOfTasks(first.word) || !namePeople(before.slice(-1)))
    return null
  const place = asks.find(typed(text, tail))
  return place !== null && place.zipCodes >= wellKnown ? { place, tokens: tail } : null
}

/** "plumber austin", "plumber austin tx", "plumber pflugerville": the last words as a place of its own. */
const atEnd = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  const told = withoutTrailing(text, tokens, asks)
  for (let from = Math.max(1, told.length - longestName); from < told.length; from += 1) {
    const tail = told.slice(from)
    // "power wash dc" is no "Wash DC".
    if (isPair(told[from - 1]?.word ?? "", tail[0]?.word ?? "")) continue
    const found = named(text, tail, asks) ?? everydayCity(text, told.slice(0, from), tail, asks)
    // "costa mesa" is not in Mesa.
    if (found !== null) return isSure(found) || isTown(found) ? found : null
    const meant = mistyped(text, told.slice(0, from), tail, asks)
    if (meant !== null) return meant
  }
  return null
}

const wordsOf = (tokens: ReadonlyArray<Token>) => tokens.map(({ word }) => word)

/** "austin plumber" */
const atBeginning = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  const found = beginning(text, tokens, asks)
  if (found === null || !isSure(found)) return null
  return isCalledAfter(wordsOf(found.tokens), wordsOf(tokens.slice(found.tokens.length))) ? null : found
}

/** What of a text names a place; `tellsTrade` says whether the rest of it says what is wanted. */
export const placeIn = (
  text: string,
  tokens: ReadonlyArray<Token>,
  asks: AsksPlaces,
  tellsTrade: (tokens: ReadonlyArray<Token>) => boolean
): { readonly place: SearchPlace | null; readonly rest: ReadonlyArray<Token> } => {
  const without = (found: Found) => tokens.filter((token) => !found.tokens.includes(token))
  const sure = byZipCode(text, tokens, asks) ?? afterPreposition(text, tokens, asks, tellsTrade)
  if (sure !== null) return { place: sure.place, rest: without(sure) }
  for (const read of [atEnd, atBeginning]) {
    const found = read(text, tokens, asks)
    if (found === null) continue
    const rest = without(found)
    // "wi" may become a window.
    const isLong = found.tokens.some(({ word }) => word.length > longestBeginning)
    const isAlone = isSure(found) && isLong && rest.every(isAround)
    if (isAlone || tellsTrade(rest)) return { place: found.place, rest }
  }
  return { place: null, rest: tokens }
}
