import * as Schema from "effect/Schema"

import { Category } from "#domain/catalogue/category.ts"
import { Provider, ProviderDetail } from "#domain/provider/provider.ts"
import { ProviderFilter } from "#domain/provider/search/provider-filter.ts"
import { ReviewPage, ShownReview } from "#domain/review/review.ts"
import { ProviderId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, pathOf, plain } from "./endpoint.ts"

const path = pathOf("provider", { providerId: ProviderId })

export const catalogueEndpoints = {
  "GET /api/categories": {
    ...plain,
    keptFor: "everybody",
    summary: "The service categories",
    success: Schema.Array(Category)
  },
  "GET /api/providers": {
    ...plain,
    keptFor: "everybody",
    summary: "Search providers; X-Total-Count and Link tell how many there are and where the next page is",
    query: ProviderFilter,
    pages: "counted",
    success: Schema.Array(Provider),
    fails: [422]
  },
  "GET /api/providers/:providerId": {
    ...plain,
    keptFor: "visitors",
    summary:
      "One provider; the phone number only for the signed-in, and withheld after many others on one day",
    ...path,
    success: ProviderDetail,
    fails: [404]
  },
  "GET /api/providers/:providerId/reviews": {
    ...plain,
    keptFor: "everybody",
    summary: "A provider's reviews, newest service first",
    ...path,
    query: ReviewPage,
    success: Schema.Array(ShownReview),
    fails: [404, 422]
  }
} satisfies Record<string, AnyEndpoint>
