import * as Effect from "effect/Effect"

import { fullName } from "../../../src/domain/account/full-name.ts"
import type { Quote, QuoteRecord } from "../../../src/domain/quote/quote.ts"
import { ownListLimit } from "../../../src/domain/shared/limits.ts"
import { QuoteViews } from "../../../src/ports/quote-views.ts"
import { newestFirst } from "../order.ts"
import type { Store } from "../store.ts"

export const quoteViews = ({ read }: Store) => {
  const list = (isMeant: (quote: QuoteRecord) => boolean) =>
    read(({ accounts, providers, quotes }) =>
      [...quotes.values()]
        .filter(isMeant)
        .toSorted(newestFirst)
        .slice(0, ownListLimit)
        .flatMap(({ completedAt: _, version: __, ...quote }): ReadonlyArray<Quote> => {
          const homeowner = accounts.get(quote.homeownerId)
          const provider = providers.get(quote.providerId)
          if (homeowner === undefined || provider === undefined) return []
          return [
            {
              ...quote,
              providerName: provider.businessName,
              homeownerName: fullName(homeowner),
              price: quote.providerQuote,
              message: quote.providerNotes
            }
          ]
        })
    )

  return QuoteViews.of({
    ofHomeowner: (id) => list(({ homeownerId }) => homeownerId === id),
    ofProvider: (id) => list(({ providerId }) => providerId === id),
    byId: (id) =>
      Effect.flatMap(
        list((quote) => quote.id === id),
        ([quote]) =>
          quote === undefined ? Effect.die(new Error(`There is no quote ${id}`)) : Effect.succeed(quote)
      )
  })
}
