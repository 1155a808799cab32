import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { shownOffer } from "#domain/quote/offer/offer-version.ts"
import type { QuoteId } from "#domain/shared/ids.ts"
import { OfferRepository } from "#ports/repositories/offer-repository.ts"

import { ownQuote } from "./own-quote.ts"

/** All versions of the offer on one of one's own quotes, newest first. */
export const listOffers = Effect.fn("listOffers")(function* (actor: Actor, id: QuoteId) {
  const offers = yield* OfferRepository
  yield* ownQuote(actor, id)
  return (yield* offers.ofQuote(id)).map(shownOffer)
})
