import * as Schema from "effect/Schema"

import { refusals } from "#domain/account/refusals.ts"
import { Acceptance, Offer, Quote, QuotePage, QuoteRequest } from "#domain/quote/quote.ts"
import { QuoteId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, pathOf, plain } from "./endpoint.ts"

const path = pathOf("quote", { quoteId: QuoteId })

const step = (summary: string) =>
  ({
    ...plain,
    summary,
    who: "signed-in",
    ...path,
    success: Quote,
    fails: [403, 404, 409]
  }) as const

export const quoteEndpoints = {
  "POST /api/quotes": {
    ...plain,
    summary: "Ask a provider for a quote",
    who: { role: "homeowner", refusal: refusals.requestQuote },
    body: QuoteRequest,
    success: Quote,
    status: 201,
    idempotent: true,
    fails: [403, 422, 429]
  },
  "GET /api/quotes": {
    ...plain,
    summary:
      "One's own quotes, newest first; waiting=true: what waits for one's answer. Link tells the next page",
    who: "signed-in",
    query: QuotePage,
    pages: "linked",
    success: Schema.Array(Quote),
    fails: [422]
  },
  "GET /api/quotes/:quoteId": {
    ...plain,
    summary: "One of one's own quotes",
    who: "signed-in",
    ...path,
    success: Quote,
    fails: [404]
  },
  "POST /api/quotes/:quoteId/offer": {
    ...plain,
    summary: "Send an offer, or revise it",
    who: "signed-in",
    ...path,
    body: Offer,
    success: Quote,
    fails: [403, 404, 409, 422]
  },
  "POST /api/quotes/:quoteId/accept": {
    ...step("Accept the offer; with a price, only as long as that is what it costs"),
    body: Acceptance,
    fails: [403, 404, 409, 422]
  },
  "POST /api/quotes/:quoteId/reject": step("Decline the quote"),
  "POST /api/quotes/:quoteId/cancel": step("Cancel the quote"),
  "POST /api/quotes/:quoteId/complete": step("Mark the work as complete")
} satisfies Record<string, AnyEndpoint>
