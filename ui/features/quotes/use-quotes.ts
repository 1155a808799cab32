import { type QueryClient, useQueryClient } from "@tanstack/react-query"

import type { CloseReason } from "#domain/quote/closing.ts"
import { isPastLastDay } from "#domain/quote/offer/is-past-last-day.ts"
import { quoteStatusAfter, quoteStatusesBefore, type QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import type { QuoteId } from "#domain/shared/ids.ts"
import { orAlreadySo } from "#ui/shared/api/already-so.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { call, type Input } from "#ui/shared/api/call.ts"
import { noteEarlier } from "#ui/shared/api/earlier-answers.ts"
import { putFirst } from "#ui/shared/api/edit-cached.ts"
import { expectEvent } from "#ui/shared/api/own-writes.ts"
import { serverNow } from "#ui/shared/api/server-clock.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"
import { countMove, countReviewable } from "#ui/shared/session/count-move.ts"

import { askForReveals, quoteQuery } from "./quote-lists.ts"
import { newestQuotesQuery } from "./short-lists.ts"
import { takeQuote } from "./take-quote.ts"

// A quote's step may move its project, open a conversation and change the counts.
const touches = ["/api/quotes", "/api/comparisons", "/api/projects", "/api/conversations", "/api/me/counts"]

export const useRequestQuote = () =>
  useWrite({
    touches,
    send: (body: Input<"POST /api/quotes">["body"]) =>
      callOnce("POST /api/quotes", { body }, body.providerId),
    take: (queryClient, quote) => {
      expectEvent("quote", quote)
      putFirst(queryClient, newestQuotesQuery.queryKey, quote)
      // It may be the first contact between the two. The list itself is fetched when it is shown.
      return askAnew(queryClient, ...touches)
    }
  })

export const useSendOffer = ({ id: quoteId, offer, price }: Pick<Quote, "id" | "offer" | "price">) =>
  useWrite({
    touches,
    send: async (body: NonNullable<Input<"POST /api/quotes/:quoteId/offer">["body"]>) => {
      const quote = await call("POST /api/quotes/:quoteId/offer", { params: { quoteId }, body })
      // The same version as before means that nothing was changed: no event is to be expected.
      return quote.offer?.version === offer?.version ? noteEarlier(quote) : quote
    },
    take: (queryClient, quote) => {
      takeQuote(queryClient, quote)
      if (price === null) countMove(queryClient, "offers", null, quote.status)
    }
  })

/**
 * A step, and the version of the offer that was on the screen when it was taken; with a reason where the quote ends.
 */
export interface QuoteChange {
  readonly step: Exclude<QuoteStep, "offer">
  readonly offerVersion: number | null
  readonly reason?: CloseReason | null
  readonly note?: string
}

const send = (
  quoteId: QuoteId,
  { note = "", offerVersion, reason = null, step }: QuoteChange
): Promise<Quote> => {
  const params = { quoteId }
  if (step === "complete") return call("POST /api/quotes/:quoteId/complete", { params })
  return step === "accept"
    ? call("POST /api/quotes/:quoteId/accept", {
        params,
        body: offerVersion === null ? {} : { offerVersion }
      })
    : call(`POST /api/quotes/:quoteId/${step}`, {
        params,
        body: { ...(reason && { reason }), ...(note.trim() && { note }) }
      })
}

// The other side may have closed it first, with other words than one's own, which are stored in this normal form.
const isAfter = ({ note = "", offerVersion, step }: QuoteChange) => {
  const words = note.trim().normalize("NFC")
  return ({ acceptedOffer, closeNote, status }: Quote) =>
    status === quoteStatusAfter(step) &&
    (step !== "accept" || acceptedOffer?.version === offerVersion) &&
    (words === "" || closeNote === words)
}

const takeStep = (queryClient: QueryClient, quote: Quote, { step }: QuoteChange) => {
  takeQuote(queryClient, quote)
  void askForReveals(queryClient)
  void askAnew(queryClient, "/api/comparisons")
  // The quote's project changes with it, and so may the others' offers on it.
  if (quote.projectId !== null) return askAnew(queryClient, ...touches)
  const [before, ...others] = quoteStatusesBefore(step)
  const isOfOver = quote.offer !== null && isPastLastDay(quote.offer, serverNow())
  if (before === undefined || others.length > 0 || isOfOver) return askAnew(queryClient, "/api/me/counts")
  if (quote.canReview) countReviewable(queryClient, 1)
  if (quote.price !== null) countMove(queryClient, "offers", before, quote.status)
  return countMove(queryClient, "quotes", before, quote.status)
}

const useSend = () => {
  const queryClient = useQueryClient()
  return (quoteId: QuoteId, change: QuoteChange) => {
    const look = () => queryClient.fetchQuery({ ...quoteQuery(quoteId), staleTime: 0 })
    return send(quoteId, change).catch(orAlreadySo(look, isAfter(change)))
  }
}

export const useMoveQuote = (quoteId: QuoteId) => {
  const move = useSend()
  return useWrite({ touches, send: (change: QuoteChange) => move(quoteId, change), take: takeStep })
}

const declining: QuoteChange = { step: "reject", offerVersion: null, reason: "found_other" }

/** Declines whichever quote is given; several at once, too. */
export const useDeclineQuote = () => {
  const move = useSend()
  return useWrite({
    touches,
    send: ({ id }: Pick<Quote, "id">) => move(id, declining),
    take: (queryClient, quote) => takeStep(queryClient, quote, declining)
  })
}
