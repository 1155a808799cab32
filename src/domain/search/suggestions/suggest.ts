import type { Point } from "#domain/provider/search/provider-search.ts"

import type { BusinessIndex } from "./business-index.ts"
import type { Business } from "./business.ts"
import type { Phrases } from "./phrases.ts"
import { saidOtherwise } from "./said-otherwise.ts"
import { businessRoom, maxSuggestions } from "./suggestion-limits.ts"
import type { Suggestion } from "./suggestion.ts"
import { readingsOf } from "./typed-words.ts"

/** What suggestions are made from. */
export interface Known {
  readonly phrases: Phrases
  readonly businesses: BusinessIndex
}

const asSuggestion = ({ id, name, trade }: Pick<Business, "id" | "name" | "trade">): Suggestion => ({
  text: name,
  kind: "business",
  ...(trade !== null && { trade }),
  providerId: id
})

type Words = ReadonlyArray<string>

/** The results of the first reading that finds anything. */
const firstFound = <A>(
  readings: ReadonlyArray<Words>,
  find: (words: Words) => ReadonlyArray<A>
): ReadonlyArray<A> => {
  for (const words of readings) {
    const found = find(words)
    if (found.length > 0) return found
  }
  return []
}

const having = (
  { businesses, phrases }: Known,
  readings: ReadonlyArray<Words>,
  near: Point | null
): ReadonlyArray<Suggestion> => {
  const thingsOf = (words: Words) => phrases.having(words, maxSuggestions)
  // "fix my ac" is "repair ac" before it is "fix".
  const things = firstFound(readings, (words) => firstFound([words, saidOtherwise(words)], thingsOf))
  const taken = Math.min(things.length, maxSuggestions - businessRoom)
  const named = firstFound(readings, (words) => businesses.named(words, near, maxSuggestions - taken))
  return [...things.slice(0, maxSuggestions - named.length), ...named.map(asSuggestion)]
}

/**
 * What a search that is being typed may become: trades and things to be done, then businesses, those near a place
 * first. Words that say nothing of what is wanted are left out where nothing has them, and typing errors are forgiven
 * where nothing matches; where nothing does even so, they are the trade that the search would choose.
 */
export const suggest = (known: Known, text: string, near: Point | null): ReadonlyArray<Suggestion> => {
  const readings = readingsOf(text)
  const found = having(known, readings, near)
  if (found.length > 0) return found
  const corrected = known.phrases.corrected(readings)
  const foundThen = having(known, corrected, near)
  const isOther = corrected.some((words, at) => words.some((word) => readings[at]?.includes(word) !== true))
  return foundThen.length > 0 || !isOther ? foundThen : firstFound(corrected, known.phrases.tradeMeant)
}
