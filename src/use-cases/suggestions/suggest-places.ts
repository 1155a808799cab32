import * as Effect from "effect/Effect"

import { maxSuggestions } from "#domain/search/suggestions/suggestion-limits.ts"
import { Places } from "#ports/places.ts"

import { Businesses } from "./businesses.ts"

// How many of the best known places are looked at for those with professionals.
const considered = 40

/** The places that a text may become: those with professionals near them first, then the best known. */
export const suggestPlaces = Effect.fnUntraced(function* ({
  text = ""
}: {
  readonly text?: string | undefined
}) {
  const places = yield* Places
  const { hasNear } = yield* (yield* Businesses).current
  const found = places.complete(text, considered).map((place) => ({ place, isServed: hasNear(place) }))
  return [...found.filter(({ isServed }) => isServed), ...found.filter(({ isServed }) => !isServed)]
    .slice(0, maxSuggestions)
    .map(({ place: { text: name, zipCode } }) => ({ text: name, zipCode }))
})
