import { wellKnown } from "#domain/geo/search-place.ts"

import type { Token } from "../words/tokens.ts"
import { longestName } from "./named-place.ts"
import { type AsksPlaces, type Found, isNoWord, typed } from "./place-words.ts"
import { stateLength } from "./states.ts"

/** The words before "county": the longest name of a place among them, or those that are none of the language. */
const nameOf = (text: string, before: ReadonlyArray<Token>, asks: AsksPlaces): ReadonlyArray<Token> => {
  const near = before.slice(-longestName)
  const names = near.map((_, from) => near.slice(from))
  const unknown = before.slice(before.findLastIndex((token) => !isNoWord(token)) + 1)
  return (
    names.find((name) => asks.find(typed(text, name)) !== null) ??
    (unknown.length > 0 ? unknown : near.slice(-1))
  )
}

/**
 * We know no counties: with its state the whole state is meant, "harris county tx"; without one, or in its own, the
 * well-known city of that name, "orange county".
 */
export const byCounty = (text: string, tokens: ReadonlyArray<Token>, asks: AsksPlaces): Found | null => {
  const at = tokens.findIndex(({ word }) => word === "county")
  if (at < 1) return null
  const name = nameOf(text, tokens.slice(0, at), asks)
  const behind = tokens.slice(at + 1)
  const state = behind.slice(0, stateLength(behind.map(({ word }) => word)))
  const isInState = state.length > 0
  const city = asks.find(isInState ? `${typed(text, name)} ${typed(text, state)}` : typed(text, name))
  const known = city !== null && city.zipCodes >= wellKnown ? city : null
  const place = known ?? (isInState ? asks.meant(typed(text, state)) : null)
  return place && { place, tokens: [...name, ...tokens.slice(at, at + 1), ...state] }
}
