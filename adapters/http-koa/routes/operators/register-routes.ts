import * as Effect from "effect/Effect"

import type { Routes } from "#adapters/http-koa/endpoints/route.ts"
import type { registerEndpoints } from "#ports/http/operators/register-endpoints.ts"
import { listMatches, putMatchAside } from "#use-cases/register/list-matches.ts"

import { ownPage } from "../own-page.ts"

export const registerRoutes: Routes<keyof typeof registerEndpoints> = {
  "GET /api/admin/matches": ({ linkWith, query }) => Effect.map(listMatches(query), ownPage(linkWith)),
  "POST /api/admin/matches/:matchId/aside": (request) => putMatchAside(request, request.params.matchId)
}
