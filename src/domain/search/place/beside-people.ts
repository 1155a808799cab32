import { wellKnown } from "#domain/geo/search-place.ts"

import type { Token } from "../words/tokens.ts"
import { isOfTasks, isPair } from "../words/vocabulary-words.ts"
import { isCalledAfter } from "./called-after.ts"
import { mistypedPlace } from "./mistyped-place.ts"
import { isOfAnother, longestName, prepositions } from "./named-place.ts"
import {
  type AsksPlaces,
  exactly,
  type Found,
  isAround,
  isCommon,
  isNoWord,
  isPeople,
  isState,
  isStateSaidAround,
  largeCity,
  namePeople,
  townZipCodes,
  typed
} from "./place-words.ts"

/** Words that may be a name, with what stands on both sides of them. */
interface Between {
  readonly before: ReadonlyArray<Token>
  readonly name: ReadonlyArray<Token>
  readonly following: ReadonlyArray<Token>
}

const between = (tokens: ReadonlyArray<Token>, from: number, end: number): Between => ({
  before: tokens.slice(0, from),
  name: tokens.slice(from, end),
  following: tokens.slice(end)
})

/** The longest first. */
const lengthsUpTo = (most: number) => {
  const longest = Math.min(most, longestName)
  return Array.from({ length: longest }, (_, shorter) => longest - shorter)
}

/** "plumber austin 24/7" */
const behind = (tokens: ReadonlyArray<Token>, people: number): ReadonlyArray<Between> =>
  lengthsUpTo(tokens.length - people - 1)
    .map((length) => between(tokens, people + 1, people + 1 + length))
    // "plumber columbus in the morning"
    .filter(({ following, name }) => !name.slice(-1).some(isStateSaidAround) || following.every(isAround))

/** Where the phrase begins that tells whoever is wanted: "carpet cleaners". */
const phraseStart = (tokens: ReadonlyArray<Token>, people: number): number => {
  const [last, person] = [tokens[people - 1]?.word, tokens[people]?.word.replace(/s$/, "")]
  return last !== undefined && person !== undefined && isPair(last, person) ? people - 1 : people
}

/** "frisco plumber", "frisco carpet cleaners", "mckinney emergency plumber" */
const ahead = (tokens: ReadonlyArray<Token>, people: number): ReadonlyArray<Between> => {
  const start = phraseStart(tokens, people)
  const told = tokens.slice(0, start).findLastIndex((token) => !isAround(token)) + 1
  return [...new Set([people, start, told])].flatMap((end) =>
    lengthsUpTo(end).map((length) => between(tokens, end - length, end))
  )
}

const isStated = ({ place, tokens }: Found): boolean =>
  place.point === null || (tokens.length > 1 && isState(tokens.at(-1)) && !tokens.every(isCommon))

/** A village may be called like whoever is looked for, "plumber Joe", or like an everyday thing: it takes a city. */
const isCity = (found: Found, { before, following }: Between): boolean => {
  const { place, tokens } = found
  const [first, ...more] = tokens
  if (isStated(found)) return true
  if (more.length > 0) return place.zipCodes >= townZipCodes
  if (place.zipCodes < wellKnown) return place.zipCodes >= townZipCodes && tokens.every(isNoWord)
  // "plumber reno", but neither "bathroom reno plumber" nor "handyman mobile".
  const isAlone = before.every(isAround) || following.every(isAround)
  return first !== undefined && (!isCommon(first) || (isOfTasks(first.word) && isAlone))
}

const cityCalled = (text: string, words: Between, asks: AsksPlaces): Found | null => {
  const { before, following, name } = words
  if ([before.at(-1), name[0]].some((token) => prepositions.has(token?.word ?? ""))) return null
  // With its commas, "Joe's, Austin" would be read as an address.
  const place = exactly(asks, typed(text, name).replaceAll(",", " "))
  if (place === null) return null
  const found = { place, tokens: name }
  return isOfAnother(found, following) || isCalledAfter(name, following) || !isCity(found, words)
    ? null
    : found
}

/**
 * What stands at the other side of a name may make another one of it, "benjamin franklin plumber", "plumber venice
 * beach"; that does not happen to a city of so many ZIP codes.
 */
const isWhole = (found: Found, outside: ReadonlyArray<Token>, zipCodes: number): boolean =>
  outside.every(isAround) ||
  (found.place.point !== null && (isStated(found) || found.place.zipCodes >= zipCodes))

const positionsOf = (tokens: ReadonlyArray<Token>, is: (token: Token) => boolean): ReadonlyArray<number> =>
  tokens.flatMap((token, at) => (is(token) ? [at] : []))

/** Where whoever is wanted stands; what may be that with a typing error is also a city's name: "tyler", a tiler. */
const peopleIn = (tokens: ReadonlyArray<Token>): ReadonlyArray<number> => {
  const spelled = positionsOf(tokens, isPeople)
  return spelled.length > 0 ? spelled : positionsOf(tokens, (token) => namePeople([token]))
}

/** A city right beside whoever is wanted, wherever that stands in the text. */
export const besidePeople = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  const people = peopleIn(tokens)
  for (const words of people.flatMap((at) => ahead(tokens, at))) {
    const found = cityCalled(text, words, asks)
    if (found !== null && isWhole(found, words.before, largeCity)) return found
  }
  for (const words of people.flatMap((at) => behind(tokens, at))) {
    const found = cityCalled(text, words, asks)
    if (found !== null && isWhole(found, words.following, wellKnown)) return found
  }
  return null
}

/** "seatle plumber", "charlote nc painters" */
export const mistypedAhead = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  for (const { before, following, name } of peopleIn(tokens).flatMap((at) => ahead(tokens, at))) {
    if (!before.every(isAround) || name.slice(0, 1).some(isAround)) continue
    const found = mistypedPlace(text, name, following, asks)
    if (found?.place.isCorrected === true) return found
  }
  return null
}
