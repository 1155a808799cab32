import { wellKnown } from "#domain/geo/search-place.ts"

import type { Token } from "../words/tokens.ts"
import { isOfTasks, isPair } from "../words/vocabulary-words.ts"
import { isCalledAfter } from "./called-after.ts"
import { mistypedPlace } from "./mistyped-place.ts"
import { exactName, isOfAnother, isOfLonger, isPreposition, longestName } from "./named-place.ts"
import { isOfMaterial } from "./of-material.ts"
import {
  type AsksPlaces,
  type Found,
  isAround,
  isCommon,
  isNoWord,
  isPeople,
  isStated,
  largeCity,
  namePeople,
  townZipCodes
} from "./place-words.ts"
import { isStateSaidAround } from "./states.ts"

/** Words that may be a name, with the words on both sides of them. */
interface Between {
  readonly before: ReadonlyArray<Token>
  readonly name: ReadonlyArray<Token>
  readonly following: ReadonlyArray<Token>
  /**
   * The words outside the name and the people who are wanted: those after both and, where the name comes first, those
   * before it.
   */
  readonly told: ReadonlyArray<Token>
}

const between = (
  tokens: ReadonlyArray<Token>,
  from: number,
  end: number,
  told: ReadonlyArray<Token>
): Between => ({
  before: tokens.slice(0, from),
  name: tokens.slice(from, end),
  following: tokens.slice(end),
  told
})

/** The possible lengths of a name, longest first. */
const lengthsUpTo = (most: number) => {
  const longest = Math.min(most, longestName)
  return Array.from({ length: longest }, (_, shorter) => longest - shorter)
}

/** "plumber austin 24/7" */
const behind = (tokens: ReadonlyArray<Token>, people: number): ReadonlyArray<Between> =>
  lengthsUpTo(tokens.length - people - 1)
    .map((length) => people + 1 + length)
    .map((end) => between(tokens, people + 1, end, tokens.slice(end)))
    // "plumber columbus in the morning"
    .filter(({ following, name }) => !name.slice(-1).some(isStateSaidAround) || following.every(isAround))

/** Where the phrase for the people who are wanted begins: "carpet cleaners". */
const phraseStart = (tokens: ReadonlyArray<Token>, people: number): number => {
  const [last, person] = [tokens[people - 1]?.word, tokens[people]?.word.replace(/s$/, "")]
  return last !== undefined && person !== undefined && isPair(last, person) ? people - 1 : people
}

/** "frisco plumber", "frisco carpet cleaners", "mckinney emergency plumber" */
const ahead = (tokens: ReadonlyArray<Token>, people: number): ReadonlyArray<Between> => {
  const start = phraseStart(tokens, people)
  const toldEnd = tokens.slice(0, start).findLastIndex((token) => !isAround(token)) + 1
  return [...new Set([people, start, toldEnd])].flatMap((end) =>
    lengthsUpTo(end)
      .map((length) => end - length)
      .map((from) => between(tokens, from, end, [...tokens.slice(0, from), ...tokens.slice(people + 1)]))
  )
}

/**
 * Whether a place is a city and not just a village, which may be called like the person who is looked for, "plumber
 * Joe", or like an everyday thing.
 */
const isCity = (found: Found, { told }: Between): boolean => {
  const { place, tokens } = found
  const [first, ...more] = tokens
  if (isStated(found)) return true
  if (more.length > 0) return place.zipCodes >= townZipCodes
  if (place.zipCodes < wellKnown) return place.zipCodes >= townZipCodes && tokens.every(isNoWord)
  // "reno plumber", but neither "bathroom reno plumber" nor "spring hvac tune up", and no "handyman mobile".
  return first !== undefined && (!isCommon(first) || (isOfTasks(first.word) && told.every(isAround)))
}

/**
 * Whether the name is complete: words at its other side may make it another one, "benjamin franklin plumber", "plumber
 * venice beach", unless it is a city of so many ZIP codes.
 */
const isWhole = (found: Found, outside: ReadonlyArray<Token>, zipCodes: number): boolean =>
  outside.every(isAround) ||
  (found.place.point !== null && (isStated(found) || found.place.zipCodes >= zipCodes))

/**
 * The first of these names, longest first, that is a place and meant. A part of a longer name means nothing, even where
 * the longer one is a village: "lake jackson plumber" is not in Jackson.
 */
const cityAmong = (
  text: string,
  names: ReadonlyArray<Between>,
  asks: AsksPlaces,
  isMeant: (found: Found, words: Between) => boolean
): Found | null => {
  const refused = new Set<Token>()
  for (const words of names) {
    const { before, following, name } = words
    if (before.slice(-1).some(isPreposition) || isOfLonger(before, name)) continue
    if (name.every((token) => refused.has(token))) continue
    const found = exactName(text, name, asks)
    if (found === null) continue
    const isThing = isCalledAfter(name, following) || isOfMaterial(name, following)
    const isOther = isThing || isOfAnother(found, following)
    if (!isOther && isCity(found, words) && isMeant(found, words)) return found
    for (const token of name) refused.add(token)
  }
  return null
}

const positionsOf = (tokens: ReadonlyArray<Token>, is: (token: Token) => boolean): ReadonlyArray<number> =>
  tokens.flatMap((token, at) => (is(token) ? [at] : []))

/**
 * The positions of the people who are wanted. Words that may name them with a typing error count only where no others
 * do, because they may be a city's name: "tyler", a tiler.
 */
export const peopleIn = (tokens: ReadonlyArray<Token>): ReadonlyArray<number> => {
  const spelled = positionsOf(tokens, isPeople)
  return spelled.length > 0 ? spelled : positionsOf(tokens, (token) => namePeople([token]))
}

/** Reads a place from a text with the people who are wanted at these positions. */
type ReadsPlace = (
  text: string,
  tokens: ReadonlyArray<Token>,
  asks: AsksPlaces,
  people: ReadonlyArray<number>
) => Found | null

/** "frisco plumber", "inner loop houston plumber" */
export const cityAhead: ReadsPlace = (text, tokens, asks, people) => {
  const names = people.flatMap((at) => ahead(tokens, at))
  return cityAmong(text, names, asks, (found, { before }) => isWhole(found, before, largeCity))
}

/** "plumber hot springs" */
export const cityBehind: ReadsPlace = (text, tokens, asks, people) => {
  const names = people.flatMap((at) => behind(tokens, at))
  return cityAmong(text, names, asks, (_, { following }) => following.every(isAround))
}

// Words that follow the name of a city in the name of another: "Rochester Hills", "Jackson Township".
const endsOfNames = new Set(
  "beach center city district gardens heights hill hills hole island lakes park quarters ranch shores springs square township village".split(
    " "
  )
)

/** "plumber austin open now": what follows is no place of its own, as it is in "plumber fremont seattle". */
export const cityBetween: ReadsPlace = (text, tokens, asks, people) => {
  const names = people.flatMap((at) => behind(tokens, at))
  return cityAmong(
    text,
    names,
    asks,
    (found, { following }) =>
      isWhole(found, following, wellKnown) && !following.slice(0, 1).some(({ word }) => endsOfNames.has(word))
  )
}

// Names of trades also occur in names of businesses and of things: "Larson Plumbing", "Leviton electrical box".
const namesOfTrades = new Set(
  "carpentry electric electrical housekeeping hvac janitorial joinery masonry plumbing woodworking".split(" ")
)

/** "seatle plumber", "charlote nc painters", and of a city that everybody knows also "houstn plumbing" */
export const mistypedAhead: ReadsPlace = (text, tokens, asks, people) => {
  for (const at of people) {
    const isPerson = !namesOfTrades.has(tokens[at]?.word ?? "")
    for (const { before, name } of ahead(tokens, at)) {
      if (!before.every(isAround) || name.slice(0, 1).some(isAround)) continue
      const found = mistypedPlace(text, name, tokens.slice(at, at + 1), asks)
      if (found?.place.isCorrected !== true) continue
      if (isPerson || isStated(found) || found.place.zipCodes >= largeCity) return found
    }
  }
  return null
}
