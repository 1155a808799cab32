import type { savedSearchEndpoints } from "#ports/http/saved-search-endpoints.ts"
import { changeSavedSearch } from "#use-cases/saved-search/change-saved-search.ts"
import { deleteSearch } from "#use-cases/saved-search/delete-search.ts"
import { keepSearch } from "#use-cases/saved-search/keep-search.ts"
import { listSearches } from "#use-cases/saved-search/list-searches.ts"
import { seeSearch } from "#use-cases/saved-search/see-search.ts"

import type { Routes } from "../endpoints/route.ts"

export const savedSearchRoutes: Routes<keyof typeof savedSearchEndpoints> = {
  "GET /api/me/searches": ({ actor }) => listSearches(actor),
  "POST /api/me/searches": ({ actor, body }) => keepSearch(actor, body),
  "PUT /api/me/searches/:searchId": ({ actor, body, params }) =>
    changeSavedSearch(actor, params.searchId, body),
  "POST /api/me/searches/:searchId/seen": ({ actor, params }) => seeSearch(actor, params.searchId),
  "POST /api/me/searches/:searchId/delete": ({ actor, params }) => deleteSearch(actor, params.searchId)
}
