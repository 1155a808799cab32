import * as Effect from "effect/Effect"

import type { searchEndpoints } from "#ports/http/search-endpoints.ts"
import { reachedPlaces } from "#use-cases/suggestions/reached-places.ts"
import { suggestPlaces } from "#use-cases/suggestions/suggest-places.ts"
import { suggestSearches } from "#use-cases/suggestions/suggest-searches.ts"

import { Reply, type Routes } from "../endpoints/route.ts"

// The same for everybody, and places hardly ever change.
const forEverybody = <A>(body: A) => new Reply(body, { headers: { "Cache-Control": "public, max-age=300" } })

export const searchRoutes: Routes<keyof typeof searchEndpoints> = {
  "GET /api/places": ({ query }) => Effect.flatMap(query, suggestPlaces).pipe(Effect.map(forEverybody)),
  "GET /api/places/reach": ({ query }) => Effect.flatMap(query, reachedPlaces).pipe(Effect.map(forEverybody)),
  "GET /api/suggestions": ({ query }) => Effect.flatMap(query, suggestSearches)
}
