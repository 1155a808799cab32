import { milesBetween } from "#domain/geo/distance.ts"
import { wellKnown } from "#domain/geo/search-place.ts"
import { searchRadiusMiles } from "#domain/provider/search/search-options.ts"

import { interpret } from "./interpret.ts"
import type { Interpretation } from "./interpretation.ts"
import type { AsksPlaces } from "./place/place-words.ts"
import type { BusinessIndex } from "./suggestions/business-index.ts"
import { tokensOf } from "./words/tokens.ts"

// Shorter beginnings match nearly everything.
const shortestBeginning = 4

/**
 * What is meant by a text, where words of businesses' names are not corrected. Where only the correction of such a word
 * tells a trade, both are looked for: "plumer" is a plumber, and perhaps Plumer Brothers.
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
 * Whether there are businesses with all words of a text in their names, those of its place among them, and none of them
 * in that place: "Preston Hollow Roofing" is in Texas, not in Preston Hollow, NY. States and well-known cities are in
 * many names: with one of these the words must be all of a name, unless the city's one word is all of the text,
 * "Jackson", or a typing error for it, as "Larson" is for Carson.
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
