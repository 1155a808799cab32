import type { Point } from "#domain/provider/search/provider-search.ts"

import type { BusinessIndex } from "./business-index.ts"
import type { Business } from "./business.ts"
import type { Phrases } from "./phrases.ts"
import { businessRoom, maxSuggestions } from "./suggestion-limits.ts"
import type { Suggestion } from "./suggestion.ts"
import { typedWords } from "./typed-words.ts"

/** What suggestions are made from. */
export interface Known {
  readonly phrases: Phrases
  readonly businesses: BusinessIndex
}

const asSuggestion = ({ id, name, trade }: Business): Suggestion => ({
  text: name,
  kind: "business",
  ...(trade !== null && { trade }),
  providerId: id
})

const having = (
  { businesses, phrases }: Known,
  words: ReadonlyArray<string>,
  near: Point | null
): ReadonlyArray<Suggestion> => {
  const things = phrases.having(words, maxSuggestions)
  const taken = Math.min(things.length, maxSuggestions - businessRoom)
  const named = businesses.named(words, near, maxSuggestions - taken)
  return [...things.slice(0, maxSuggestions - named.length), ...named.map(asSuggestion)]
}

/**
 * What a search that is being typed may become: trades and things to be done, then businesses, those near a place
 * first. Where nothing matches, a typing error is forgiven.
 */
export const suggest = (known: Known, text: string, near: Point | null): ReadonlyArray<Suggestion> => {
  const words = typedWords(text)
  if (words.length === 0) return []
  const found = having(known, words, near)
  return found.length > 0 ? found : having(known, known.phrases.corrected(words), near)
}
