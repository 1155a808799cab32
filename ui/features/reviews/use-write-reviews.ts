import type { Quote } from "#domain/quote/quote.ts"
import type { Review } from "#domain/review/review.ts"
import type { QuoteId, ReviewId } from "#domain/shared/ids.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { changeThing } from "#ui/shared/api/cached-things.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { type Input } from "#ui/shared/api/call.ts"
import { expectEvent } from "#ui/shared/api/own-writes.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"
import { countReviewable } from "#ui/shared/session/count-move.ts"

// A review belongs to a quote, stands on its provider's page, and moves that provider in every list.
const touches = ["/api/quotes", "/api/providers", "/api/me/counts"]

export const useLeaveReview = (quoteId: QuoteId) =>
  useWrite({
    touches,
    send: (body: Input<"POST /api/quotes/:quoteId/review">["body"]) =>
      callOnce("POST /api/quotes/:quoteId/review", { params: { quoteId }, body }),
    take: (queryClient, review) => {
      expectEvent("review", review)
      changeThing<Quote>(queryClient, "/api/quotes", quoteId, (quote) => ({ ...quote, canReview: false }))
      countReviewable(queryClient, -1)
      return askAnew(queryClient, "/api/providers", "/api/quotes")
    }
  })

export const useReplyToReview = (reviewId: ReviewId) =>
  useWrite({
    touches,
    send: (body: Input<"POST /api/reviews/:reviewId/reply">["body"]) =>
      callOnce("POST /api/reviews/:reviewId/reply", { params: { reviewId }, body }),
    take: (queryClient, review) => {
      expectEvent("review", review)
      changeThing<Review>(queryClient, "/api/providers", reviewId, () => review)
    }
  })
