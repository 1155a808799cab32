import type { OfferRecord } from "#domain/quote/offer/offer-version.ts"
import { OfferRepository } from "#ports/repositories/offer-repository.ts"

import type { Store, Tables } from "../store.ts"

export const addOffer = ({ offers }: Tables, offer: OfferRecord) => {
  offers.set(`${offer.quoteId} ${offer.version}`, offer)
}

export const offerRepository = ({ read, write }: Store) =>
  OfferRepository.of({
    insert: (offer) => write((tables) => addOffer(tables, offer)),
    version: (id, version) => read(({ offers }) => offers.get(`${id} ${version}`) ?? null),
    ofQuote: (id) =>
      read(({ offers }) =>
        [...offers.values()]
          .filter(({ quoteId }) => quoteId === id)
          .toSorted((one, other) => other.version - one.version)
      )
  })
