import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"

import { quoteStatusAfter, type QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import type { ProjectId, QuoteId } from "#domain/shared/ids.ts"
import { maxOwnPageSize, ownPageSize } from "#domain/shared/limits.ts"
import { orAlreadySo } from "#ui/shared/api/already-so.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { call, callList, type Input } from "#ui/shared/api/call.ts"
import { pageAfter, pagesByLast, readAll } from "#ui/shared/api/own-list.ts"

/** Load only for a signed-in person: `enabled: isAuthenticated`. Newest first. */
export const quotesQuery = infiniteQueryOptions({
  ...pagesByLast,
  queryKey: ["/api/quotes"],
  queryFn: ({ pageParam }) => callList("GET /api/quotes", { query: pageAfter(pageParam, ownPageSize) })
})

/** The first of those that wait for this person's answer. */
export const waitingQuotesQuery = queryOptions({
  queryKey: ["/api/quotes", "waiting"],
  queryFn: () => call("GET /api/quotes", { query: { waiting: "true" } })
})

/** All that this person sees of the quotes on a project. */
export const projectQuotesQuery = (projectId: ProjectId) =>
  queryOptions({
    queryKey: ["/api/quotes", "project", projectId],
    queryFn: () =>
      readAll((before) =>
        callList("GET /api/quotes", { query: { ...pageAfter(before, maxOwnPageSize), projectId } })
      )
  })

// A quote's step may move its project, open a conversation and count a job.
const useQuoteMutation = <Variables, Answer>(mutationFn: (variables: Variables) => Promise<Answer>) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () =>
      Promise.all(
        ["/api/quotes", "/api/projects", "/api/conversations", "/api/me/counts"].map((path) =>
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

/** One quote as it is now. It is not kept: whoever looks at it again begins with what the list shows. */
export const quoteQuery = (quoteId: QuoteId) =>
  queryOptions({
    queryKey: ["/api/quotes", quoteId],
    queryFn: () => call("GET /api/quotes/:quoteId", { params: { quoteId } }),
    gcTime: 0
  })

/** A step, and the price that stood on the screen when it was taken. */
export interface QuoteChange {
  readonly step: Exclude<QuoteStep, "offer">
  readonly price: number | null
}

const send = (quoteId: QuoteId, { price, step }: QuoteChange): Promise<Quote> =>
  step === "accept"
    ? call("POST /api/quotes/:quoteId/accept", { params: { quoteId }, body: price === null ? {} : { price } })
    : call(`POST /api/quotes/:quoteId/${step}`, { params: { quoteId } })

const isAfter =
  ({ price, step }: QuoteChange) =>
  (quote: Quote) =>
    quote.status === quoteStatusAfter(step) && (step !== "accept" || quote.price === price)

export const useMoveQuote = (quoteId: QuoteId) => {
  const queryClient = useQueryClient()
  const look = () => queryClient.fetchQuery({ ...quoteQuery(quoteId), staleTime: 0 })
  return useQuoteMutation((change: QuoteChange) =>
    send(quoteId, change).catch(orAlreadySo(look, isAfter(change)))
  )
}
