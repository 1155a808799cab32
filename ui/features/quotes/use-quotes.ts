import { type QueryClient, useQueryClient } from "@tanstack/react-query"

import { quoteStatusAfter, quoteStatusesBefore, type QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import type { QuoteId } from "#domain/shared/ids.ts"
import { orAlreadySo } from "#ui/shared/api/already-so.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { changeThing } from "#ui/shared/api/cached-things.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { call, type Input } from "#ui/shared/api/call.ts"
import { expectEvent } from "#ui/shared/api/own-writes.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"
import { dropWaiting } from "#ui/shared/api/waiting.ts"
import { countMove } from "#ui/shared/session/count-move.ts"

import { quoteQuery, waitingQuotesQuery } from "./quote-lists.ts"

// A quote's step may move its project, open a conversation and count a job.
const touches = ["/api/quotes", "/api/projects", "/api/conversations", "/api/me/counts"]

export const useRequestQuote = () =>
  useWrite({
    touches,
    send: (body: Input<"POST /api/quotes">["body"]) => callOnce("POST /api/quotes", { body }),
    take: (queryClient, quote) => {
      expectEvent("quote", quote)
      // It may be the first that the two have to do with each other. The list is fetched when it is shown.
      return askAnew(queryClient, ...touches)
    }
  })

const takeQuote = (queryClient: QueryClient, quote: Quote) => {
  expectEvent("quote", quote)
  changeThing<Quote>(queryClient, "/api/quotes", quote.id, () => quote)
  dropWaiting(queryClient, waitingQuotesQuery.queryKey, quote.id)
}

export const useSendOffer = (quoteId: QuoteId) =>
  useWrite({
    touches,
    send: (body: Input<"POST /api/quotes/:quoteId/offer">["body"]) =>
      call("POST /api/quotes/:quoteId/offer", { params: { quoteId }, body }),
    take: takeQuote
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

const takeStep = (queryClient: QueryClient, quote: Quote, { step }: QuoteChange) => {
  takeQuote(queryClient, quote)
  // Its project moves along, and so may the others' offers on it.
  if (quote.projectId !== null) return askAnew(queryClient, ...touches)
  const [before, ...others] = quoteStatusesBefore(step)
  if (before === undefined || others.length > 0) return askAnew(queryClient, "/api/me/counts")
  return countMove(queryClient, "quotes", before, quote.status)
}

export const useMoveQuote = (quoteId: QuoteId) => {
  const queryClient = useQueryClient()
  const look = () => queryClient.fetchQuery({ ...quoteQuery(quoteId), staleTime: 0 })
  return useWrite({
    touches,
    send: (change: QuoteChange) => send(quoteId, change).catch(orAlreadySo(look, isAfter(change))),
    take: takeStep
  })
}
