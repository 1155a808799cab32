import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"

import type { QuoteStep } from "../../src/domain/quote/quote-life-cycle.ts"
import type { QuoteId } from "../../src/domain/shared/ids.ts"
import { callOnce } from "../http/call-once.ts"
import { call, type Input } from "../http/call.ts"

/** Load only for a signed-in person: `enabled: isAuthenticated`. */
export const quotesQuery = queryOptions({
  queryKey: ["/api/quotes"],
  queryFn: () => call("GET /api/quotes")
})

// A quote's step may move its project, open a conversation and count a job.
const useQuoteMutation = <Variables, Answer>(mutationFn: (variables: Variables) => Promise<Answer>) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () =>
      Promise.all(
        ["/api/quotes", "/api/projects", "/api/conversations"].map((path) =>
          queryClient.invalidateQueries({ queryKey: [path] })
        )
      )
  })
}

export const useRequestQuote = () =>
  useQuoteMutation((body: Input<"POST /api/quotes">["body"]) => callOnce("POST /api/quotes", { body }))

export const useSendOffer = (quoteId: QuoteId) =>
  useQuoteMutation((body: Input<"POST /api/quotes/:quoteId/offer">["body"]) =>
    call("POST /api/quotes/:quoteId/offer", { params: { quoteId }, body })
  )

export const useMoveQuote = (quoteId: QuoteId) =>
  useQuoteMutation((step: Exclude<QuoteStep, "offer">) =>
    call(`POST /api/quotes/:quoteId/${step}`, { params: { quoteId } })
  )
