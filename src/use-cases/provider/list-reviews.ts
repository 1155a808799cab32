import * as Effect from "effect/Effect"

import { type ReviewPage, reviewPageSize } from "../../domain/review/review.ts"
import type { ProviderId } from "../../domain/shared/ids.ts"
import { ProviderViews } from "../../ports/provider-views.ts"
import { ReviewViews } from "../../ports/review-views.ts"

/** A listed provider's reviews. Only an empty page has to ask whether there is such a provider. */
export const listReviews = Effect.fnUntraced(function* (id: ProviderId, page: ReviewPage) {
  const reviews = yield* ReviewViews
  const slice = { limit: page.limit ?? reviewPageSize, offset: page.offset ?? 0 }
  const found = yield* reviews.ofProvider(id, slice)
  if (found.length === 0) yield* (yield* ProviderViews).byId(id)
  return found
})
