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
    /** A review that stands, or what is left of one that was taken down. */
    readonly inAnyState: (id: ReviewId) => Effect.Effect<ReviewRecord, NotFound>
    /** A review that stands; one that was taken down is not found. */
    readonly byId: (id: ReviewId) => Effect.Effect<ReviewRecord, NotFound>
    /** The same, locked: nobody else changes the review until the surrounding transaction ends. */
    readonly held: (id: ReviewId) => Effect.Effect<ReviewRecord, NotFound>
    /** Puts the reply under the review, unless there is one, or one was taken down. */
    readonly reply: (id: ReviewId, reply: Reply) => Effect.Effect<void, AlreadyReplied>
    /** Blanks the review and hides its photos; the removal keeps its words. */
    readonly takeDown: (removal: Removal) => Effect.Effect<void>
    /** A review that was taken down, without what it said; locked as well. */
    readonly takenDown: (id: ReviewId) => Effect.Effect<ReviewRecord, NotFound>
    /** Stores the review as one that stands, with the photos that were hidden with it. */
    readonly putBack: (review: ReviewRecord) => Effect.Effect<void>
  }
>()("ports/ReviewRepository") {}
