import * as Effect from "effect/Effect"

import { fullName } from "../../../src/domain/account/full-name.ts"
import type { Quote, QuoteRecord } from "../../../src/domain/quote/quote.ts"
import { canReview } from "../../../src/domain/review/review-rules.ts"
import type { UserId } from "../../../src/domain/shared/ids.ts"
import type { Instant } from "../../../src/domain/shared/instant.ts"
import { ownListLimit } from "../../../src/domain/shared/limits.ts"
import { QuoteViews } from "../../../src/ports/quote-views.ts"
import { newestFirst } from "../order.ts"
import type { Store } from "../store.ts"

interface Reader {
  readonly id: UserId
  readonly now: Instant
}

export const quoteViews = ({ read }: Store) => {
  const list = (isMeant: (quote: QuoteRecord) => boolean, reader: Reader | null) =>
    read(({ accounts, providers, quotes, reviews }) => {
      const reviewed = new Set([...reviews.values()].map(({ quoteId }) => quoteId))
      return [...quotes.values()]
        .filter(isMeant)
        .toSorted(newestFirst)
        .slice(0, ownListLimit)
        .flatMap(({ completedAt, version: _, ...quote }): ReadonlyArray<Quote> => {
          const homeowner = accounts.get(quote.homeownerId)
          const provider = providers.get(quote.providerId)
          if (homeowner === undefined || provider === undefined) return []
          const job = { status: quote.status, completedAt }
          return [
            {
              ...quote,
              providerName: provider.businessName,
              homeownerName: fullName(homeowner),
              price: quote.providerQuote,
              message: quote.providerNotes,
              canReview:
                reader?.id === quote.homeownerId && canReview(job, reviewed.has(quote.id), reader.now)
            }
          ]
        })
    })

  return QuoteViews.of({
    ofHomeowner: (id, now) => list(({ homeownerId }) => homeownerId === id, { id, now }),
    ofProvider: (id) => list(({ providerId }) => providerId === id, null),
    byId: (id, actor, now) =>
      Effect.flatMap(
        list((quote) => quote.id === id, { id: actor.id, now }),
        ([quote]) =>
          quote === undefined ? Effect.die(new Error(`There is no quote ${id}`)) : Effect.succeed(quote)
      )
  })
}
