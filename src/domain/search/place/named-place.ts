import { wellKnown } from "#domain/geo/search-place.ts"

import { isSpanish } from "../words/spanish-words.ts"
import type { Token } from "../words/tokens.ts"
import {
  type AsksPlaces,
  exactly,
  type Found,
  isAround,
  isCommon,
  isPeople,
  townZipCodes,
  typed
} from "./place-words.ts"
import { isStateSaidAround, stateLength } from "./states.ts"

/** Words that a place follows. */
const prepositions: ReadonlySet<string> = new Set("in near around at outside from nearby en".split(" "))

export const isPreposition = ({ word }: Token): boolean => prepositions.has(word)

const articles: ReadonlySet<string> = new Set(["el", "la", "los", "las"])

export const isArticle = ({ word }: Token): boolean => articles.has(word)

/** "Salt Lake City, UT" */
export const longestName = 5

/** The names that the last of these words may be, the longest first. */
export const lastWords = (
  tokens: ReadonlyArray<Token>,
  most = longestName
): ReadonlyArray<ReadonlyArray<Token>> => tokens.slice(-most).map((_, from, near) => near.slice(from))

// The least ZIP codes of a city with a name of several everyday words, "Palm Springs"; these stand side by side by
// chance more rarely than one word alone.
const wellKnownWords = 4

/** Whether words that are also a place's name may be everyday ones: "white house", but not "twin falls id". */
const isByChance = ({ place, tokens }: Found) => {
  const isInItsState = tokens.length > 2 && tokens.at(-1)?.word.toUpperCase() === place.state
  return tokens.every(isCommon) && place.point !== null && place.zipCodes < wellKnownWords && !isInItsState
}

/** Whether a name may be a thing with its Spanish article: "remodelar los banos" is not in Los Banos. */
export const isThing = (found: Found): boolean => {
  const { place, tokens } = found
  const [article, ...name] = tokens
  const isCalled = article !== undefined && isArticle(article) && name.length > 0
  return isCalled && name.every(({ word }) => isSpanish(word)) && place.zipCodes < wellKnownWords
}

/** The place with exactly these words as its name. */
export const exactName = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  if (tokens.slice(0, 1).some(isPreposition)) return null
  // With its commas, "Joe's, Austin" would be read as an address.
  const place = exactly(asks, typed(text, tokens).replaceAll(",", " "))
  return place && { place, tokens }
}

/** The same, where the words mean the place rather than something else. */
export const named = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  if (tokens.length === 1 && tokens.every(isCommon)) return null
  const found = exactName(text, tokens, asks)
  return found === null || isByChance(found) ? null : found
}

/**
 * Whether the words that follow show that the city is not meant: "Lakewood, CO" is not the one in Washington, "Prince
 * George's County" no village called Prince, and "la llave" nothing in Los Angeles.
 */
export const isOfAnother = ({ place, tokens }: Found, following: ReadonlyArray<Token>): boolean => {
  const next = following.slice(0, 2).map(({ word }) => word)
  const isOfCounty = next.includes("county") && place.zipCodes < wellKnown
  const isBeforeThing =
    tokens.every(isArticle) &&
    following.slice(0, 1).some((token) => isSpanish(token.word) && !isPeople(token))
  return place.point !== null && (isOfCounty || isBeforeThing || stateLength(next) > 0)
}

/** Whether the word before makes it another name: "galveston bay area" is not around San Francisco. */
export const isOfLonger = (before: ReadonlyArray<Token>, [first]: ReadonlyArray<Token>): boolean =>
  first?.word === "bay" && before.slice(-1).some((token) => !isCommon(token))

/** The place with exactly the first of these words as its name, longest name first, if they may mean it. */
export const beginning = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  for (let length = Math.min(longestName, tokens.length); length > 0; length -= 1) {
    const found = named(text, tokens.slice(0, length), asks)
    if (found === null) continue
    return isOfAnother(found, tokens.slice(length)) ? null : found
  }
  return null
}

/** Whether a word that is mostly said around others belongs to a city: "Portland, ME", "Salem, OR", "Federal Way". */
const isOfCity = (text: string, told: ReadonlyArray<Token>, last: Token, asks: AsksPlaces): boolean =>
  lastWords(told, longestName - 1).some((name) => {
    const place = asks.find(typed(text, [...name, last]))
    return isStateSaidAround(last)
      ? place?.state === last.word.toUpperCase()
      : place !== null && place.zipCodes >= townZipCodes
  })

/** "l.a.": whether a letter is written as one of several initials. */
const isInitial = (text: string, { start, word }: Token): boolean =>
  word.length === 1 && text[start - 1] === "."

/** The words without those at their end that are only said around others: "asap please". */
export const withoutTrailing = (
  text: string,
  tokens: ReadonlyArray<Token>,
  asks: AsksPlaces
): ReadonlyArray<Token> => {
  const length = tokens.findLastIndex((token) => !isAround(token) || isInitial(text, token)) + 1
  const [told, [next, further]] = [tokens.slice(0, length), tokens.slice(length)]
  // "in Salem or nearby"
  const mayBeOfCity = next !== undefined && (further === undefined || !isPreposition(further))
  return mayBeOfCity && isOfCity(text, told, next, asks) ? [...told, next] : told
}
