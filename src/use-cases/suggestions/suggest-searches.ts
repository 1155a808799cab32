import * as Effect from "effect/Effect"

import { makePhrases } from "#domain/search/suggestions/phrases.ts"
import { suggest } from "#domain/search/suggestions/suggest.ts"
import type { SuggestionText } from "#domain/search/suggestions/suggestion.ts"
import { peopleOfTrades, taskSuggestions } from "#domain/search/tasks/suggestions.ts"
import { once } from "#domain/shared/once.ts"
import { Places } from "#ports/places.ts"

import { Businesses } from "./businesses.ts"

const phrases = once(() => makePhrases(taskSuggestions(), peopleOfTrades()))

/** What a search text that is being typed may become. */
export const suggestSearches = Effect.fnUntraced(function* ({ near = "", text = "" }: SuggestionText) {
  const places = yield* Places
  const businesses = yield* (yield* Businesses).current
  return suggest({ phrases: phrases(), businesses }, text, places.meant(near)?.point ?? null)
})
