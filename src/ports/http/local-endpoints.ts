import * as Schema from "effect/Schema"

import { LocalLink, LocalPage, Nearby } from "#domain/local/local-page.ts"
import { ProviderId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, pathOf, plain } from "./endpoint.ts"

const Slug = Schema.String.check(Schema.isPattern(/^[a-z0-9-]{1,100}$/))

const links = { ...plain, keptFor: "everybody", success: Schema.Array(LocalLink), fails: [404] } as const

export const localEndpoints = {
  "GET /api/local-pages/:state/:city/:category": {
    ...plain,
    keptFor: "everybody",
    summary:
      "A category in a place: facts, providers, reviews and neighbours; only where providers are listed",
    ...pathOf("page", { state: Slug, city: Slug, category: Slug }),
    success: LocalPage,
    fails: [404]
  },
  "GET /api/local-pages": {
    ...plain,
    keptFor: "everybody",
    summary: "The places with most providers of the catalogue's first categories, of those that have a page",
    success: Schema.Array(LocalLink)
  },
  "GET /api/local-pages/:category": {
    ...links,
    summary: "The places with most providers of a category, of those that have a page",
    ...pathOf("page", { category: Slug })
  },
  "GET /api/providers/:providerId/local-pages": {
    ...links,
    summary: "The local pages that a provider is on",
    ...pathOf("provider", { providerId: ProviderId })
  },
  "GET /api/providers/:providerId/nearby": {
    ...links,
    summary: "Others of a provider's main trade around them, nearest first",
    ...pathOf("provider", { providerId: ProviderId }),
    success: Nearby
  }
} satisfies Record<string, AnyEndpoint>
