import { wellKnown } from "#domain/geo/search-place.ts"

import type { Token } from "../words/tokens.ts"
import { lastWords } from "./named-place.ts"
import { type AsksPlaces, type Found, isNoWord, isPeople, typed } from "./place-words.ts"
import { isStateSaidAround, stateLength } from "./states.ts"

/**
 * The words of the county before "county": the longest name of a place, else those that are not of the language, else
 * one.
 */
const nameOf = (text: string, before: ReadonlyArray<Token>, asks: AsksPlaces): ReadonlyArray<Token> => {
  const unknown = before.slice(before.findLastIndex((token) => !isNoWord(token)) + 1)
  return (
    lastWords(before).find((name) => asks.find(typed(text, name)) !== null) ??
    (unknown.length > 0 ? unknown : before.slice(-1))
  )
}

/** The state behind "county"; "washington county or" is in Oregon, but "in orange county or nearby" is not. */
const stateOf = (behind: ReadonlyArray<Token>): ReadonlyArray<Token> => {
  const [first, next] = behind
  const isSaid = first !== undefined && isStateSaidAround(first) && (next === undefined || isPeople(next))
  return behind.slice(0, isSaid ? 1 : stateLength(behind.map(({ word }) => word)))
}

/**
 * Counties are not in our data: with its state the whole state is meant, "harris county tx"; without one, or in its
 * own, the well-known city of that name, "orange county".
 */
export const byCounty = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  const at = tokens.findIndex(({ word }) => word === "county")
  if (at < 1) return null
  const name = nameOf(text, tokens.slice(0, at), asks)
  const state = stateOf(tokens.slice(at + 1))
  const isInState = state.length > 0
  const city = asks.find(isInState ? `${typed(text, name)} ${typed(text, state)}` : typed(text, name))
  const known = city !== null && city.zipCodes >= wellKnown ? city : null
  const place = known ?? (isInState ? asks.meant(typed(text, state)) : null)
  return place && { place, tokens: [...name, ...tokens.slice(at, at + 1), ...state] }
}
