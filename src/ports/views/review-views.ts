import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Review, ReviewRecord, ReviewsOfPair, ShownReview } from "#domain/review/review.ts"
import type { ProviderId, ReviewId } from "#domain/shared/ids.ts"

/** Which rows of a list: `limit` of them after the first `offset`. */
interface Slice {
  readonly limit: number
  readonly offset: number
}

export class ReviewViews extends Context.Service<
  ReviewViews,
  {
    /** Newest service first, but for `first`, which comes before all others; each that was taken down in its place. */
    readonly ofProvider: (
      id: ProviderId,
      slice: Slice,
      first?: ReviewId
    ) => Effect.Effect<ReadonlyArray<ShownReview>>
    /** Of a listed provider or not. Dies for an unknown id: it is read after a write. */
    readonly byId: (id: ReviewId) => Effect.Effect<Review>
    /** How many reviews of each rating the homeowner has written about the provider, the lowest rating first. */
    readonly ofPair: (
      pair: Pick<ReviewRecord, "homeownerId" | "providerId">
    ) => Effect.Effect<ReadonlyArray<ReviewsOfPair>>
  }
>()("ports/ReviewViews") {}
