import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { AlreadyReplied, AlreadyReviewed } from "#domain/review/review-errors.ts"
import type { Reply, ReviewRecord } from "#domain/review/review.ts"
import type { NotFound } from "#domain/shared/errors.ts"
import type { ReviewId } from "#domain/shared/ids.ts"

export class ReviewRepository extends Context.Service<
  ReviewRepository,
  {
    /** Fails when the quote has a review; of two at once exactly one is stored. */
    readonly insert: (review: ReviewRecord) => Effect.Effect<void, AlreadyReviewed>
    readonly byId: (id: ReviewId) => Effect.Effect<ReviewRecord, NotFound>
    /** Puts the reply under the review, unless there is one. */
    readonly reply: (id: ReviewId, reply: Reply) => Effect.Effect<void, AlreadyReplied>
  }
>()("ports/ReviewRepository") {}
