import * as Schema from "effect/Schema"

import { Provider } from "#domain/provider/provider.ts"
import { ProviderId } from "#domain/shared/ids.ts"

import { Nothing } from "./account-endpoints.ts"
import { type AnyEndpoint, pathOf, plain } from "./endpoint.ts"

const path = pathOf("provider", { providerId: ProviderId })

export const savedEndpoints = {
  "GET /api/me/saved-providers": {
    ...plain,
    summary: "The professionals whom one has saved, newest first; X-Gone-Count has how many are not listed",
    who: "signed-in",
    pages: "gone",
    success: Schema.Array(Provider)
  },
  "POST /api/providers/:providerId/save": {
    ...plain,
    summary: "Save a professional",
    who: "signed-in",
    ...path,
    success: Nothing,
    fails: [404, 409]
  },
  "POST /api/providers/:providerId/unsave": {
    ...plain,
    summary: "Remove a professional from those whom one has saved",
    who: "signed-in",
    ...path,
    success: Nothing
  }
} satisfies Record<string, AnyEndpoint>
