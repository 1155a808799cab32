import * as Effect from "effect/Effect"

import type { savedEndpoints } from "#ports/http/saved-endpoints.ts"
import { listSavedProviders } from "#use-cases/saved/list-saved-providers.ts"
import { saveProvider, unsaveProvider } from "#use-cases/saved/save-provider.ts"

import { Reply, type Routes } from "../endpoints/route.ts"

export const savedRoutes: Routes<keyof typeof savedEndpoints> = {
  "GET /api/me/saved-providers": ({ actor }) =>
    Effect.map(
      listSavedProviders(actor),
      ({ gone, providers }) => new Reply(providers, { headers: { "X-Gone-Count": String(gone) } })
    ),
  "POST /api/providers/:providerId/save": ({ actor, params }) => saveProvider(actor, params.providerId),
  "POST /api/providers/:providerId/unsave": ({ actor, params }) => unsaveProvider(actor, params.providerId)
}
