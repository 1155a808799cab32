import * as Effect from "effect/Effect"

import type { Routes } from "#adapters/http-koa/endpoints/route.ts"
import type { checkEndpoints } from "#ports/http/operators/check-endpoints.ts"
import {
  listChecks,
  listEndingChecks,
  listShownChecks,
  showCheckedProvider
} from "#use-cases/check/list-checks.ts"
import { addCheck, revokeCheck } from "#use-cases/check/make-checks.ts"

import { ownPage } from "../own-page.ts"

export const checkRoutes: Routes<keyof typeof checkEndpoints> = {
  "GET /api/providers/:providerId/checks": ({ params }) => listShownChecks(params.providerId),
  "GET /api/admin/checks": ({ linkWith, query }) => Effect.map(listEndingChecks(query), ownPage(linkWith)),
  "GET /api/admin/providers/:providerId": ({ params }) => showCheckedProvider(params.providerId),
  "GET /api/admin/providers/:providerId/checks": ({ params }) => listChecks(params.providerId),
  "POST /api/admin/providers/:providerId/checks": (request) =>
    addCheck(request, request.params.providerId, request.read),
  "POST /api/admin/checks/:checkId/revoke": (request) =>
    revokeCheck(request, request.params.checkId, request.body)
}
