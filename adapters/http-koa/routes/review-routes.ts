import type { reviewEndpoints } from "#ports/http/review-endpoints.ts"
import { leaveReview } from "#use-cases/review/leave-review.ts"
import { replyToReview } from "#use-cases/review/reply-to-review.ts"

import type { Routes } from "../endpoints/route.ts"

export const reviewRoutes: Routes<keyof typeof reviewEndpoints> = {
  "POST /api/quotes/:quoteId/review": ({ actor, body, params }) => leaveReview(actor, params.quoteId, body),
  "POST /api/reviews/:reviewId/reply": ({ actor, body, params }) =>
    replyToReview(actor, params.reviewId, body)
}
