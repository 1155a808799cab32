import * as Effect from "effect/Effect"

import { namesTopic, topicOfPage } from "#domain/events/event.ts"
import { type ReviewPage, reviewPageSize } from "#domain/review/review.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { ReviewViews } from "#ports/views/review-views.ts"

import type { Body } from "../body.ts"
import { shows } from "../showing.ts"

/**
 * A listed provider's reviews. Only an empty page, or a wrong one, has to ask whether there is such a provider at
 * all: reviews that are there prove it.
 */
export const listReviews = Effect.fnUntraced(function* (id: ProviderId, query: Body<ReviewPage>) {
  const reviews = yield* ReviewViews
  const providers = yield* ProviderViews
  yield* shows(topicOfPage(id), namesTopic)
  const page = yield* Effect.tapError(query, () => providers.byId(id, null))
  const slice = { limit: page.limit ?? reviewPageSize, offset: page.offset ?? 0 }
  const reviewPage = yield* reviews.ofProvider(id, slice, page.first)
  if (reviewPage.length === 0) yield* providers.byId(id, null)
  return reviewPage
})
