import { type SearchPlace, wellKnown } from "#domain/geo/search-place.ts"

import type { Token } from "../words/tokens.ts"
import { isOfTasks } from "../words/vocabulary-words.ts"
import { beginning, isPreposition, longestName, withoutTrailing } from "./named-place.ts"
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
  if (isOfTasks(first.word)) return exactly(asks, typed(text, tail)) ?? mistypedCity(text, tail, asks)
  const place = asks.meant(typed(text, tail))
  if (place === null || place.zipCodes >= wellKnown || !tail.some(isMistypedTask)) return place
  // "in celing" is no small town, although there is a Celina; "in cherry hll nj" is one.
  return mistypedCity(text, tail, asks)
}

/** The words after each "in", "near" and their like, with that preposition. */
const tails = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces) =>
  tokens.flatMap((preposition, at) => {
    if (!isPreposition(preposition)) return []
    const tail = withoutTrailing(text, tokens.slice(at + 1), asks)
    const [first] = tail
    const isTail = first !== undefined && !owners.has(first.word)
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
    const whole = wholeTail(text, tail, asks, isWanted)
    const found = whole === null ? beginning(text, tail, asks) : { place: whole, tokens: tail }
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
