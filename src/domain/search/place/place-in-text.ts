import type { SearchPlace } from "#domain/geo/search-place.ts"

import { nearWords } from "../spelling/near-words.ts"
import type { Token } from "../words/tokens.ts"
import { isKnown, isOfTasks } from "../words/vocabulary-words.ts"
import { type AsksPlaces, exactly, type Found, isAround, isCommon, typed } from "./place-words.ts"

const prepositions = new Set("in near around at outside from nearby".split(" "))
const owners = new Set("a an my our your his her their this that".split(" "))

// "Salt Lake City, UT"
const longestName = 5
// A city that is named without "in" is meant only if most people know it by that name alone.
const wellKnown = 5

const isZipCode = ({ word }: Token) => /^\d{5}$/.test(word)
const isStateCode = ({ word }: Token | undefined = { word: "", start: 0, end: 0 }) => /^[a-z]{2}$/.test(word)

const isMistypedTask = ({ word }: Token) => !isKnown(word) && isOfTasks(nearWords(word)[0]?.word ?? "")

/** The first of these words, the longest name first, that are called exactly like a place. */
const beginning = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  for (let length = Math.min(longestName, tokens.length); length > 0; length -= 1) {
    const named = tokens.slice(0, length)
    if (named.every(isCommon)) continue
    const place = exactly(asks, typed(text, named))
    if (place !== null) return { place, tokens: named }
  }
  return null
}

const withoutTrailing = (tokens: ReadonlyArray<Token>): ReadonlyArray<Token> =>
  tokens.slice(0, tokens.findLastIndex((token) => !isAround(token)) + 1)

const wholeTail = (text: string, tail: ReadonlyArray<Token>, asks: AsksPlaces): SearchPlace | null => {
  const [first, ...more] = tail
  if (first === undefined || tail.length > longestName) return null
  // "in garden grove", "in living room": what may be said of a task has to be called exactly so.
  if (tail.every(isCommon))
    return isOfTasks(first.word) && more.length === 0 ? null : asks.find(typed(text, tail))
  if (isOfTasks(first.word)) return exactly(asks, typed(text, tail))
  const place = asks.meant(typed(text, tail))
  // "in celing" is no small town, although there is a Celina.
  return place !== null && (place.zipCodes >= wellKnown || !tail.some(isMistypedTask)) ? place : null
}

/** "plumber in Round Rock" */
const afterPreposition = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  for (const [at, { word }] of tokens.entries()) {
    if (!prepositions.has(word)) continue
    const tail = withoutTrailing(tokens.slice(at + 1))
    const first = tail[0]
    if (first === undefined || owners.has(first.word)) continue
    const whole = wholeTail(text, tail, asks)
    const found = whole === null ? beginning(text, tail, asks) : { place: whole, tokens: tail }
    if (found !== null) return { ...found, tokens: tokens.slice(at, at + 1 + found.tokens.length) }
  }
  return null
}

/** "electrician 78704", "plumber austin tx 78704" */
const byZipCode = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  const at = tokens.findLastIndex((token) => isZipCode(token) && asks.find(token.word) !== null)
  const zipCode = tokens[at]
  const place = zipCode === undefined ? null : asks.find(zipCode.word)
  if (place === null) return null
  for (let from = Math.max(0, at - longestName); from < at; from += 1) {
    const named = tokens.slice(from, at)
    if (!named.every(isCommon) && asks.find(typed(text, named)) !== null)
      return { place, tokens: tokens.slice(from, at + 1) }
  }
  return { place, tokens: tokens.slice(at, at + 1) }
}

const isSure = ({ place, tokens }: Found) =>
  place.point === null || place.zipCodes >= wellKnown || (tokens.length > 1 && isStateCode(tokens.at(-1)))

/** "plumber austin", "plumber austin tx": the last words as a place of its own. */
const atEnd = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  const told = withoutTrailing(tokens)
  for (let from = Math.max(1, told.length - longestName); from < told.length; from += 1) {
    const named = told.slice(from)
    if (isAround(named[0] ?? { word: "", start: 0, end: 0 }) || named.every(isCommon)) continue
    const place = exactly(asks, typed(text, named))
    if (place !== null && isSure({ place, tokens: named })) return { place, tokens: named }
  }
  return null
}

/** "austin plumber" */
const atBeginning = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  const found = beginning(text, tokens, asks)
  return found !== null && isSure(found) ? found : null
}

/** What of a text names a place; `tellsTrade` says whether the rest of it says what is wanted. */
export const placeIn = (
  text: string,
  tokens: ReadonlyArray<Token>,
  asks: AsksPlaces,
  tellsTrade: (tokens: ReadonlyArray<Token>) => boolean
): { readonly place: SearchPlace | null; readonly rest: ReadonlyArray<Token> } => {
  const without = (found: Found) => tokens.filter((token) => !found.tokens.includes(token))
  const sure = byZipCode(text, tokens, asks) ?? afterPreposition(text, tokens, asks)
  if (sure !== null) return { place: sure.place, rest: without(sure) }
  for (const read of [atEnd, atBeginning]) {
    const found = read(text, tokens, asks)
    if (found !== null && tellsTrade(without(found))) return { place: found.place, rest: without(found) }
  }
  return { place: null, rest: tokens }
}
