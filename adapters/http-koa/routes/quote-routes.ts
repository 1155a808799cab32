import * as Effect from "effect/Effect"

import { NamedByRequest } from "#domain/quote/quote.ts"
import type { quoteEndpoints } from "#ports/http/quote-endpoints.ts"
import { askAgain } from "#use-cases/quote/ask-again.ts"
import { compareQuotes } from "#use-cases/quote/compare-quotes.ts"
import { listOffers } from "#use-cases/quote/list-offers.ts"
import { listQuotes } from "#use-cases/quote/list-quotes.ts"
import { listReveals } from "#use-cases/quote/list-reveals.ts"
import { acceptQuote, closeQuote, completeQuote } from "#use-cases/quote/move-quote.ts"
import { requestQuote } from "#use-cases/quote/request-quote.ts"
import { sendOffer } from "#use-cases/quote/send-offer.ts"
import { shareOwnNumber } from "#use-cases/quote/share-number.ts"
import { showAgreement } from "#use-cases/quote/show-agreement.ts"
import { showQuote } from "#use-cases/quote/show-quote.ts"

import type { Routes } from "../endpoints/route.ts"
import { ownPage } from "./own-page.ts"

export const quoteRoutes: Routes<keyof typeof quoteEndpoints> = {
  "POST /api/quotes": ({ actor, body, read }) =>
    requestQuote(actor, { request: body, named: read(NamedByRequest) }),
  "GET /api/quotes": ({ actor, linkWith, query }) => Effect.map(listQuotes(actor, query), ownPage(linkWith)),
  "GET /api/quotes/:quoteId": ({ actor, params }) => showQuote(actor, params.quoteId),
  "POST /api/quotes/:quoteId/offer": ({ actor, params, read }) => sendOffer(actor, params.quoteId, read),
  "GET /api/quotes/:quoteId/offers": ({ actor, params }) => listOffers(actor, params.quoteId),
  "POST /api/quotes/:quoteId/ask-again": ({ actor, params }) => askAgain(actor, params.quoteId),
  "GET /api/quotes/:quoteId/agreement": ({ actor, params }) => showAgreement(actor, params.quoteId),
  "GET /api/comparisons": ({ actor, query }) => compareQuotes(actor, query),
  "POST /api/quotes/:quoteId/accept": ({ actor, body, params }) => acceptQuote(actor, params.quoteId, body),
  "POST /api/quotes/:quoteId/reject": ({ actor, body, params }) =>
    closeQuote(actor, params.quoteId, "reject", body),
  "POST /api/quotes/:quoteId/cancel": ({ actor, body, params }) =>
    closeQuote(actor, params.quoteId, "cancel", body),
  "POST /api/quotes/:quoteId/share": ({ actor, params, user }) => shareOwnNumber(actor, user, params.quoteId),
  "GET /api/quotes/:quoteId/reveals": ({ actor, params }) => listReveals(actor, params.quoteId),
  "POST /api/quotes/:quoteId/complete": ({ actor, params }) => completeQuote(actor, params.quoteId)
}
