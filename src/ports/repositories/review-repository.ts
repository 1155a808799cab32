import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Removal } from "#domain/removal/removal.ts"
import type { AlreadyReplied, AlreadyReviewed } from "#domain/review/review-errors.ts"
import type { Reply, ReviewRecord } from "#domain/review/review.ts"
import type { NotFound } from "#domain/shared/errors.ts"
import type { ReviewId } from "#domain/shared/ids.ts"

export class ReviewRepository extends Context.Service<
  ReviewRepository,
  {
    /** Fails when the quote has a review; of two at once exactly one is stored. */
    readonly insert: (review: ReviewRecord) => Effect.Effect<void, AlreadyReviewed>
    /** One that stands, or what is left of one that was taken down. */
    readonly inAnyState: (id: ReviewId) => Effect.Effect<ReviewRecord, NotFound>
    /** One that stands: what was taken down is not found. */
    readonly byId: (id: ReviewId) => Effect.Effect<ReviewRecord, NotFound>
    /** The same inside a transaction, until whose end nobody else changes it. */
    readonly held: (id: ReviewId) => Effect.Effect<ReviewRecord, NotFound>
    /** Puts the reply under the review, unless there is one. */
    readonly reply: (id: ReviewId, reply: Reply) => Effect.Effect<void, AlreadyReplied>
    /** Leaves nothing of what it says, nor its photos to be seen; the removal keeps its words. */
    readonly takeDown: (removal: Removal) => Effect.Effect<void>
    /** One that was taken down, without what it said; held as well. */
    readonly takenDown: (id: ReviewId) => Effect.Effect<ReviewRecord, NotFound>
    /** Stores it as one that stands, with those of its photos that went with it. */
    readonly putBack: (review: ReviewRecord) => Effect.Effect<void>
  }
>()("ports/ReviewRepository") {}
