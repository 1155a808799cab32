import type { localEndpoints } from "#ports/http/local-endpoints.ts"
import { listPopularPages, listPopularPlaces, listProvidersPages } from "#use-cases/local/list-local-pages.ts"
import { listNearby } from "#use-cases/local/list-nearby.ts"
import { showLocalPage } from "#use-cases/local/show-local-page.ts"

import type { Routes } from "../endpoints/route.ts"

export const localRoutes: Routes<keyof typeof localEndpoints> = {
  "GET /api/local-pages/:state/:city/:category": ({ params }) => showLocalPage(params),
  "GET /api/local-pages": () => listPopularPages(),
  "GET /api/local-pages/:category": ({ params }) => listPopularPlaces(params.category),
  "GET /api/providers/:providerId/local-pages": ({ params }) => listProvidersPages(params.providerId),
  "GET /api/providers/:providerId/nearby": ({ params }) => listNearby(params.providerId)
}
