import { ReplyRequest, Review, ReviewRequest } from "#domain/review/review.ts"
import { QuoteId, ReviewId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, pathOf, plain } from "./endpoint.ts"

export const reviewEndpoints = {
  "POST /api/quotes/:quoteId/review": {
    ...plain,
    closedToLimited: true,
    summary: "Review a completed job, once, within 60 days",
    who: "members",
    ...pathOf("quote", { quoteId: QuoteId }),
    body: ReviewRequest,
    success: Review,
    status: 201,
    idempotent: true,
    fails: [403, 404, 409, 422]
  },
  "POST /api/reviews/:reviewId/reply": {
    ...plain,
    closedToLimited: true,
    summary: "Reply to a review of one's own business, once",
    who: "members",
    ...pathOf("review", { reviewId: ReviewId }),
    body: ReplyRequest,
    success: Review,
    idempotent: true,
    fails: [403, 404, 409, 422]
  }
} satisfies Record<string, AnyEndpoint>
