import { type SearchPlace, wellKnown } from "#domain/geo/search-place.ts"

import { weightOf } from "../meaning/subjects-meant.ts"
import { isSpanish } from "../words/spanish-words.ts"
import type { Token } from "../words/tokens.ts"
import { beginsWord, isDoubtful, isPair } from "../words/vocabulary-words.ts"
import { afterPreposition } from "./after-preposition.ts"
import { cityAhead, cityBehind, cityBetween, mistypedAhead, peopleIn } from "./beside-people.ts"
import { byCounty } from "./by-county.ts"
import { byZipCode } from "./by-zip-code.ts"
import { isCalledAfter } from "./called-after.ts"
import { mistypedPlace } from "./mistyped-place.ts"
import {
  beginning,
  isOfLonger,
  isThing,
  lastWords,
  longestName,
  named,
  withoutTrailing
} from "./named-place.ts"
import { isOfMaterial } from "./of-material.ts"
import {
  type AsksPlaces,
  type Found,
  isAround,
  isCommon,
  isExactName,
  isNoWord,
  isStated,
  namePeople,
  townZipCodes,
  typed
} from "./place-words.ts"

const longestBeginning = 2

const isUnusualWord = (token: Token) => isNoWord(token) || isDoubtful(token.word)

const isSure = (found: Found) => {
  const { place, tokens } = found
  const isUnusual = tokens.length > 1 && (tokens.every(isCommon) || tokens.some(isUnusualWord))
  return isStated(found) || place.zipCodes >= wellKnown || isUnusual
}

const weightOfKnown = (tokens: ReadonlyArray<Token>) =>
  weightOf(tokens.filter((token) => !isNoWord(token)).map(({ word }) => word))

/** Whether a village's name says more of what is wanted than the rest: "cherry tree removal", but "lone tree plumber". */
const isWork = (found: Found, rest: ReadonlyArray<Token>) =>
  found.place.zipCodes < townZipCodes && !isStated(found) && weightOfKnown(found.tokens) > weightOfKnown(rest)

const isTown = ({ place, tokens }: Found) => place.zipCodes >= townZipCodes && tokens.every(isExactName)

/** "remodelar los banos", but "plomero los banos" and "los banos lawn care". */
const isThingAmong = (found: Found, others: ReadonlyArray<Token>, beside: ReadonlyArray<Token>) =>
  isThing(found) && others.some(({ word }) => isSpanish(word)) && !namePeople(beside)

/** "plumber austin", "plumber austin tx", "plumber pflugerville": a place in the last words. */
const atEnd = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  const told = withoutTrailing(text, tokens, asks)
  for (let from = Math.max(1, told.length - longestName); from < told.length; from += 1) {
    const tail = told.slice(from)
    const before = told.slice(0, from)
    // "power wash dc" is no "Wash DC".
    if (isPair(told[from - 1]?.word ?? "", tail[0]?.word ?? "") || isOfLonger(before, tail)) continue
    const found = named(text, tail, asks)
    // "costa mesa" is not in Mesa.
    if (found !== null) {
      const isOther = isThingAmong(found, before, before.slice(-1))
      return !isOther && (isSure(found) || isTown(found)) ? found : null
    }
    const meant = mistypedPlace(text, tail, before, asks)
    if (meant !== null) return meant
  }
  return null
}

/**
 * "austin to dallas movers", "mudanza de miami a orlando": people are wanted at the place that one leaves, as between
 * ZIP codes.
 */
const byRoute = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  const isSpanishText = tokens.some(({ word }) => isSpanish(word))
  const to = tokens.findIndex(({ word }) => word === "to" || (word === "a" && isSpanishText))
  if (to < 1) return null
  const goal = beginning(text, tokens.slice(to + 1), asks)
  if (goal === null) return null
  for (const words of lastWords(tokens.slice(0, to))) {
    const origin = named(text, words, asks)
    if (origin === null) continue
    return isSure(origin) ? { ...origin, tokens: [...origin.tokens, ...goal.tokens] } : null
  }
  return null
}

/** "austin tree removal", "pflugerville lawn care", but "liberty bel plumbing" may be a name. */
const atBeginning = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  const found = beginning(text, tokens, asks)
  if (found === null) return null
  const following = tokens.slice(found.tokens.length)
  const isMeant = isSure(found) || (isTown(found) && !following.slice(0, 1).some(isNoWord))
  const isOther =
    isCalledAfter(found.tokens, following) ||
    isOfMaterial(found.tokens, following) ||
    isThingAmong(found, following, following)
  return isMeant && !isOther ? found : null
}

/**
 * Whether a short place may be the beginning of a word that is being typed: "wi" of window, "la" of lawn. "LA" in
 * capitals is the city, and no word begins with "sf".
 */
const mayBecomeWord = (text: string, { place, tokens }: Found): boolean =>
  tokens.every(({ word }) => word.length <= longestBeginning) &&
  (place.point === null ||
    (/\p{Ll}/u.test(typed(text, tokens)) && tokens.some(({ word }) => beginsWord(word))))

/** The part of a text that names a place; `tellsTrade` says whether the rest of the text says what is wanted. */
export const placeIn = (
  text: string,
  tokens: ReadonlyArray<Token>,
  asks: AsksPlaces,
  tellsTrade: (tokens: ReadonlyArray<Token>) => boolean
): { readonly place: SearchPlace | null; readonly rest: ReadonlyArray<Token> } => {
  const without = (found: Found) => tokens.filter((token) => !found.tokens.includes(token))
  const sure =
    byZipCode(text, tokens, asks) ??
    byCounty(text, tokens, asks) ??
    afterPreposition(text, tokens, asks, tellsTrade)
  if (sure !== null) return { place: sure.place, rest: without(sure) }
  // Looked up once: to find people with typing errors costs a look at all words.
  const people = peopleIn(tokens)
  for (const read of [byRoute, cityAhead, cityBehind, atEnd, cityBetween, atBeginning, mistypedAhead]) {
    const found = read(text, tokens, asks, people)
    if (found === null) continue
    const rest = without(found)
    if (isWork(found, rest)) continue
    const isAlone = isSure(found) && rest.every(isAround) && !mayBecomeWord(text, found)
    if (isAlone || tellsTrade(rest)) return { place: found.place, rest }
  }
  return { place: null, rest: tokens }
}
