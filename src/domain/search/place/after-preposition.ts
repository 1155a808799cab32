import { type SearchPlace, wellKnown } from "#domain/geo/search-place.ts"

import { isSpanish } from "../words/spanish-words.ts"
import type { Token } from "../words/tokens.ts"
import { isKnown } from "../words/vocabulary-words.ts"
import { beginning, isArticle, isPreposition, isThing, longestName, withoutTrailing } from "./named-place.ts"
import {
  type AsksPlaces,
  exactly,
  type Found,
  isCommon,
  isMistypedTask,
  isNameOnly,
  mistypedCity,
  namePeople,
  typed,
  type Unknown
} from "./place-words.ts"

const owners = new Set("a an my our your his her their this that".split(" "))
const spanishOwners = new Set(
  "un una unos unas mi mis tu tus su sus nuestro nuestra este esta ese esa".split(" ")
)
// "paint it in orange", "plant trees in spring", but "plumber in Orange".
const doubtful = new Set(["orange", "spring"])

/** "in hall" is no village, and "in reno" a city only where the rest says what is wanted there. */
const everydayTail = (
  text: string,
  tail: ReadonlyArray<Token>,
  asks: AsksPlaces,
  isWanted: (word: string) => boolean
): SearchPlace | null => {
  const place = asks.find(typed(text, tail))
  const [first, ...more] = tail
  if (place === null || first === undefined || more.length > 0) return place
  return place.zipCodes >= wellKnown && isWanted(first.word) ? place : null
}

const wholeTail = (
  text: string,
  tail: ReadonlyArray<Token>,
  asks: AsksPlaces,
  isWanted: (word: string) => boolean
): SearchPlace | null => {
  const [first] = tail
  if (first === undefined || tail.length > longestName) return null
  // "in garden grove", "in living room": words that may be said of a task must be the exact name of a place.
  if (tail.every(isCommon)) return everydayTail(text, tail, asks, isWanted)
  // "in dollars" is not in Dallas.
  if (isKnown(first.word)) return exactly(asks, typed(text, tail)) ?? mistypedCity(text, tail, asks)
  const place = asks.meant(typed(text, tail))
  if (place === null || place.zipCodes >= wellKnown || !tail.some(isMistypedTask)) return place
  // "in celing" is no small town, although there is a Celina; "in cherry hll nj" is one.
  return mistypedCity(text, tail, asks)
}

const afterAny = (
  text: string,
  tail: ReadonlyArray<Token>,
  asks: AsksPlaces,
  isWanted: (word: string) => boolean
): Found | null => {
  const whole = wholeTail(text, tail, asks, isWanted)
  return whole === null ? beginning(text, tail, asks) : { place: whole, tokens: tail }
}

/**
 * "en la cocina", "en el segundo piso": after "en" and an article nearly everything is a thing at home, so that only
 * a well-known city, or exactly the name of another as the last words, is a place: "en el paso", "en la habra".
 */
const afterArticle = (
  text: string,
  before: ReadonlyArray<Token>,
  tail: ReadonlyArray<Token>,
  asks: AsksPlaces
): Found | null => {
  const found = beginning(text, tail, asks)
  if (found !== null && found.tokens.length === tail.length)
    return isThing(found) && !namePeople(before) ? null : found
  if (found !== null && found.tokens.length > 1 && found.place.zipCodes >= wellKnown) return found
  // "plomero en las vagas", but "inodoro en el bano" is not in El Paso.
  const mayBeMistyped = /^l[ao]s$/.test(tail[0]?.word ?? "") && !tail.some(({ word }) => isSpanish(word))
  const city = mayBeMistyped && namePeople(before) ? mistypedCity(text, tail, asks) : null
  return city && { place: city, tokens: tail }
}

/** The words after each "in", "near" and their like, with that preposition. */
const tails = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces) =>
  tokens.flatMap((preposition, at) => {
    if (!isPreposition(preposition)) return []
    const tail = withoutTrailing(text, tokens.slice(at + 1), asks)
    const [first] = tail
    const isTail =
      first !== undefined &&
      !owners.has(first.word) &&
      !(preposition.word === "en" && spanishOwners.has(first.word))
    return isTail ? [{ preposition, tail, before: tokens.slice(0, at) }] : []
  })

/** "plumber in Round Rock" */
export const afterPreposition = (
  text: string,
  tokens: ReadonlyArray<Token>,
  asks: AsksPlaces,
  tellsTrade: (tokens: ReadonlyArray<Token>) => boolean
): Found | null => {
  for (const { before, preposition, tail } of tails(text, tokens, asks)) {
    const isWanted = (word: string) => (doubtful.has(word) ? namePeople(before) : tellsTrade(before))
    const isSpanishTail = preposition.word === "en" && tail.slice(0, 1).some(isArticle)
    const found = isSpanishTail
      ? afterArticle(text, before, tail, asks)
      : afterAny(text, tail, asks, isWanted)
    if (found !== null) return { ...found, tokens: [preposition, ...found.tokens] }
  }
  return null
}

/** A place that nobody knows, where somebody is wanted: "plumber in Narnia". */
export const unknownPlaceIn = (
  text: string,
  tokens: ReadonlyArray<Token>,
  asks: AsksPlaces
): Unknown | null => {
  // A long text has many tails; only the last one contains no other "in".
  const last = tails(text, tokens, asks).findLast(({ preposition }) => /^(?:in|near)$/.test(preposition.word))
  const unknown =
    last?.tail.every((token) => isNameOnly(token) || token.word === "county") && namePeople(last.before)
      ? last
      : undefined
  return unknown === undefined
    ? null
    : { name: typed(text, unknown.tail), tokens: [unknown.preposition, ...unknown.tail] }
}
