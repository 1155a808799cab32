import type { Token } from "../words/tokens.ts"
import { exactly, isCommon, type AsksPlaces, type Found, isAround, typed } from "./place-words.ts"
import { beginWithState } from "./states.ts"

/** Words that a place follows. */
export const prepositions: ReadonlySet<string> = new Set("in near around at outside from nearby".split(" "))

/** "Salt Lake City, UT" */
export const longestName = 5

// Of several everyday words, which stand beside each other by chance more rarely than one alone: "Palm Springs".
const wellKnownWords = 4

/** Whether words that are called like a place may be everyday ones: "white house". */
const isByChance = ({ place, tokens }: Found) =>
  tokens.every(isCommon) && place.point !== null && place.zipCodes < wellKnownWords

/** These words, where they are called exactly like a place. */
export const named = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  const [first] = tokens
  if (first === undefined || prepositions.has(first.word)) return null
  if (tokens.length === 1 && isCommon(first)) return null
  // With its commas, "Joe's, Austin" would be read as an address.
  const place = exactly(asks, typed(text, tokens).replaceAll(",", " "))
  return place === null || isByChance({ place, tokens }) ? null : { place, tokens }
}

/**
 * The first of these words, the longest name first, that are called exactly like a place; none where a state follows
 * that it is not in: "Lakewood, CO" is not the one in Washington.
 */
export const beginning = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  for (let length = Math.min(longestName, tokens.length); length > 0; length -= 1) {
    const found = named(text, tokens.slice(0, length), asks)
    if (found === null) continue
    const next = tokens.slice(length, length + 2).map(({ word }) => word)
    return found.place.point !== null && beginWithState(next) ? null : found
  }
  return null
}

const isCityOf = (text: string, state: Token, city: ReadonlyArray<Token>, asks: AsksPlaces): boolean =>
  asks.find(typed(text, [...city, state]))?.state === state.word.toUpperCase()

/** Whether the letters of a state are meant by a word that is mostly said around others: "Portland, ME", "Salem, OR". */
const isStateOf = (text: string, told: ReadonlyArray<Token>, state: Token, asks: AsksPlaces): boolean => {
  if (state.word.length !== 2) return false
  const names = told.slice(1 - longestName).map((_, from, near) => near.slice(from))
  return names.some((city) => isCityOf(text, state, city, asks))
}

/** Words without what is said around them at their end: "asap please". */
export const withoutTrailing = (
  text: string,
  tokens: ReadonlyArray<Token>,
  asks: AsksPlaces
): ReadonlyArray<Token> => {
  const length = tokens.findLastIndex((token) => !isAround(token)) + 1
  const [told, [next, further]] = [tokens.slice(0, length), tokens.slice(length)]
  // "in Salem or nearby"
  const mayBeState = next !== undefined && !prepositions.has(further?.word ?? "")
  return mayBeState && isStateOf(text, told, next, asks) ? [...told, next] : told
}
