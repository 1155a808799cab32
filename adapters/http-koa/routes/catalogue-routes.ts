import * as Effect from "effect/Effect"

import type { catalogueEndpoints } from "#ports/http/catalogue-endpoints.ts"
import { listCategories } from "#use-cases/catalogue/list-categories.ts"
import { listReviews } from "#use-cases/provider/list-reviews.ts"
import { searchProviders } from "#use-cases/provider/search-providers.ts"
import { showProvider } from "#use-cases/provider/show-provider.ts"

import type { Routes } from "../endpoints/route.ts"
import { providerPage } from "./provider-page.ts"

export const catalogueRoutes: Routes<keyof typeof catalogueEndpoints> = {
  "GET /api/categories": () => listCategories,
  "GET /api/providers": ({ linkWith, query }) =>
    Effect.flatMap(query, searchProviders).pipe(Effect.map(providerPage(linkWith))),
  "GET /api/providers/:providerId": ({ actor, params }) => showProvider(actor, params.providerId),
  "GET /api/providers/:providerId/reviews": ({ params, query }) => listReviews(params.providerId, query)
}
