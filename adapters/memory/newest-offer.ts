import type { OfferRecord } from "#domain/quote/offer/offer-version.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"

import type { Tables } from "./store.ts"

/** What is offered on a quote now; null before an offer. */
export const newestOffer = ({ id, offerVersion }: QuoteRecord, { offers }: Tables): OfferRecord | null =>
  offers.get(`${id} ${offerVersion}`) ?? null
