import * as Schema from "effect/Schema"

import { refusals } from "#domain/account/refusals.ts"
import { Agreement } from "#domain/quote/agreement.ts"
import { ClosingRequest } from "#domain/quote/closing-request.ts"
import { Comparison, ComparisonQuery } from "#domain/quote/comparison/comparison.ts"
import { OfferVersion } from "#domain/quote/offer/offer-version.ts"
import { Offer } from "#domain/quote/offer/offer.ts"
import { Acceptance, Quote, QuotePage, QuoteRequest } from "#domain/quote/quote.ts"
import { Reveal } from "#domain/quote/reveal.ts"
import { QuoteId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, pathOf, plain } from "./endpoint.ts"

const path = pathOf("quote", { quoteId: QuoteId })

const step = (summary: string) =>
  ({
    ...plain,
    summary,
    who: "members",
    ...path,
    success: Quote,
    fails: [403, 404, 409]
  }) as const

const closing = (summary: string) =>
  ({
    ...step(`${summary}, with or without a reason of one's role`),
    body: ClosingRequest,
    fails: [403, 404, 409, 422]
  }) as const

export const quoteEndpoints = {
  "POST /api/quotes": {
    ...plain,
    closedToLimited: true,
    summary: "Ask a provider for a quote",
    who: { role: "homeowner", refusal: refusals.requestQuote },
    body: QuoteRequest,
    success: Quote,
    status: 201,
    idempotent: true,
    fails: [403, 409, 422, 429]
  },
  "GET /api/quotes": {
    ...plain,
    summary:
      "One's own quotes, newest first; waiting=true: what waits for one's answer; conversationId: the pair's. Link tells the next page",
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
    closedToLimited: true,
    summary: "Send an offer, or revise it",
    who: "members",
    ...path,
    body: Offer,
    success: Quote,
    fails: [403, 404, 409, 422]
  },
  "GET /api/quotes/:quoteId/offers": {
    ...plain,
    summary: "All versions of the offer, newest first",
    who: "signed-in",
    ...path,
    success: Schema.Array(OfferVersion),
    fails: [404]
  },
  "POST /api/quotes/:quoteId/ask-again": {
    ...step("Ask for a new offer, after the last day of the one before"),
    closedToLimited: true,
    idempotent: true,
    fails: [403, 404, 409, 429]
  },
  "GET /api/quotes/:quoteId/agreement": {
    ...plain,
    summary: "What was agreed, once the offer is accepted",
    who: "signed-in",
    ...path,
    success: Agreement,
    fails: [404]
  },
  "GET /api/comparisons": {
    ...plain,
    summary: "Two to four of one's own quotes side by side",
    who: { role: "homeowner", refusal: refusals.compareQuotes },
    query: ComparisonQuery,
    success: Comparison,
    fails: [403, 404, 422]
  },
  "POST /api/quotes/:quoteId/accept": {
    ...step("Accept the offer; with its version or a price, only as long as that is what is offered"),
    closedToLimited: true,
    body: Acceptance,
    fails: [403, 404, 409, 422]
  },
  "POST /api/quotes/:quoteId/reject": closing("Decline the quote"),
  "POST /api/quotes/:quoteId/cancel": closing("Cancel the quote"),
  "POST /api/quotes/:quoteId/share": step("Let the provider read one's telephone number"),
  "GET /api/quotes/:quoteId/reveals": {
    ...plain,
    summary: "What the provider was given to know of the homeowner, and when they first saw it; oldest first",
    who: "signed-in",
    ...path,
    success: Schema.Array(Reveal),
    fails: [403, 404]
  },
  "POST /api/quotes/:quoteId/complete": step("Mark the work as complete")
} satisfies Record<string, AnyEndpoint>
