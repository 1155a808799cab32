import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query"

import type { QuoteId, ReviewId } from "#domain/shared/ids.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { call, type Input } from "#ui/shared/api/call.ts"

// A review belongs to a quote, stands on its provider's page, and moves that provider in every list.
const refresh = (queryClient: QueryClient) =>
  Promise.all(
    ["/api/quotes", "/api/providers"].map((path) => queryClient.invalidateQueries({ queryKey: [path] }))
  )

export const useLeaveReview = (quoteId: QuoteId) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<"POST /api/quotes/:quoteId/review">["body"]) =>
      callOnce("POST /api/quotes/:quoteId/review", { params: { quoteId }, body }),
    onSuccess: () => refresh(queryClient)
  })
}

export const useReplyToReview = (reviewId: ReviewId) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<"POST /api/reviews/:reviewId/reply">["body"]) =>
      call("POST /api/reviews/:reviewId/reply", { params: { reviewId }, body }),
    onSuccess: () => refresh(queryClient)
  })
}
