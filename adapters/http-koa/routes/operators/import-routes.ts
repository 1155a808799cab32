import * as Effect from "effect/Effect"

import type { Routes } from "#adapters/http-koa/endpoints/route.ts"
import type { importEndpoints } from "#ports/http/operators/import-endpoints.ts"
import { applyImport, dropImport } from "#use-cases/import/decide-import.ts"
import { importFile, listImports } from "#use-cases/import/list-imports.ts"
import { takeFile } from "#use-cases/import/take-file.ts"

import { ownPage } from "../own-page.ts"

export const importRoutes: Routes<keyof typeof importEndpoints> = {
  "GET /api/admin/imports": ({ linkWith, query }) => Effect.map(listImports(query), ownPage(linkWith)),
  "POST /api/admin/imports": (request) => takeFile(request, request.query, request.csv),
  "GET /api/admin/imports/:importId": ({ params }) => importFile(params.importId),
  "POST /api/admin/imports/:importId/apply": (request) =>
    applyImport(request, request.params.importId, request.body),
  "POST /api/admin/imports/:importId/drop": (request) => dropImport(request, request.params.importId)
}
