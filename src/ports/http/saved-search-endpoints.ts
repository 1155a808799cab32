import * as Schema from "effect/Schema"

import { SavedSearch, SavedSearchRequest } from "#domain/provider/search/saved-search.ts"
import { SearchId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, pathOf, plain } from "./endpoint.ts"

const path = pathOf("search", { searchId: SearchId })
const who = "signed-in"

export const savedSearchEndpoints = {
  "GET /api/me/searches": {
    ...plain,
    summary: "One's own saved searches, newest first, with how many are new in each",
    who,
    success: Schema.Array(SavedSearch)
  },
  "POST /api/me/searches": {
    ...plain,
    summary: "Save a search for providers",
    who,
    body: SavedSearchRequest,
    success: SavedSearch,
    status: 201,
    idempotent: true,
    fails: [409, 422]
  },
  "PUT /api/me/searches/:searchId": {
    ...plain,
    summary: "Change a saved search: its name, what it looks for, or how often one hears of who is new",
    who,
    ...path,
    body: SavedSearchRequest,
    success: SavedSearch,
    fails: [404, 422]
  },
  "POST /api/me/searches/:searchId/seen": {
    ...plain,
    summary: "One has looked: who is listed by now is no longer new",
    who,
    ...path,
    success: SavedSearch,
    fails: [404]
  },
  "POST /api/me/searches/:searchId/delete": {
    ...plain,
    summary: "Delete a saved search",
    who,
    ...path,
    success: Schema.Struct({}),
    fails: [404]
  }
} satisfies Record<string, AnyEndpoint>
