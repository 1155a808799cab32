import * as Schema from "effect/Schema"

import { PlaceReach, ReachedPlaces } from "#domain/geo/place-reach.ts"
import {
  PlaceText,
  SuggestedPlace,
  Suggestion,
  SuggestionText
} from "#domain/search/suggestions/suggestion.ts"

import { type AnyEndpoint, plain } from "./endpoint.ts"

export const searchEndpoints = {
  "GET /api/places": {
    ...plain,
    summary: "The places that a text may become while it is being typed",
    query: PlaceText,
    success: Schema.Array(SuggestedPlace),
    fails: [422]
  },
  "GET /api/places/reach": {
    ...plain,
    summary: "How far a circle around a ZIP code reaches, by the names of towns",
    query: PlaceReach,
    success: ReachedPlaces,
    fails: [422]
  },
  "GET /api/suggestions": {
    ...plain,
    summary: "What a search may become while it is being typed: things to be done, trades, businesses",
    query: SuggestionText,
    success: Schema.Array(Suggestion),
    fails: [422]
  }
} satisfies Record<string, AnyEndpoint>
