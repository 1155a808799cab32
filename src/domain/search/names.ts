import { milesBetween } from "#domain/geo/distance.ts"
import { wellKnown } from "#domain/geo/search-place.ts"
import { searchRadiusMiles } from "#domain/provider/search/search-options.ts"

import { interpret } from "./interpret.ts"
import type { Interpretation } from "./interpretation.ts"
import type { AsksPlaces } from "./place/place-words.ts"
import type { BusinessIndex } from "./suggestions/business-index.ts"
import { tokensOf } from "./words/tokens.ts"

// Shorter ones begin nearly everything.
const shortestBeginning = 4

/**
 * What is meant by a text in which words of names stay as they are. Where a trade is told only by correcting such a
 * word, both are looked for: "plumer" is a plumber, and perhaps Plumer Brothers.
 */
export const namedAsWritten = (
  text: string,
  places: AsksPlaces,
  { hasBeginning, hasWord }: Pick<BusinessIndex, "hasBeginning" | "hasWord">
): Interpretation => {
  const corrected = interpret(text, { ...places, isCorrecting: true })
  if (corrected.corrected === null) return corrected
  const isNamed = (word: string, isLast: boolean) =>
    hasWord(word) || (isLast && word.length >= shortestBeginning && hasBeginning(word))
  const named = interpret(text, { ...places, isCorrecting: true, isNamed })
  return named.trades.length > 0 || corrected.trades.length === 0
    ? named
    : { ...corrected, words: named.words }
}

/**
 * Whether somebody is called by all words of a text, those of its place among them, and nobody of them is found there:
 * "Preston Hollow Roofing" is in Texas, not in Preston Hollow, NY. A state and a well-known city are in many names:
 * from them it takes all of a name, unless the city's one word is all of the text, "Jackson", or a typing error for it,
 * as "Larson" is for Carson.
 */
export const isCalledElsewhere = (
  text: string,
  { place, words }: Interpretation,
  { called, whereNamed }: Pick<BusinessIndex, "called" | "whereNamed">
): boolean => {
  const isAlone = words.length === 0
  if (place === null || (isAlone && tokensOf(text).length > 1)) return false
  const { isCorrected, point, zipCodes } = place
  const isInManyNames = point === null || (zipCodes >= wellKnown && !isAlone && !isCorrected)
  if (isInManyNames && called(text).length === 0) return false
  if (point === null) return true
  const points = whereNamed(text)
  const isThere = points.some((own) => own !== null && milesBetween(point, own) <= searchRadiusMiles)
  return points.length > 0 && !isThere
}
