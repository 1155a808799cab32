import * as Effect from "effect/Effect"

import { fullName } from "#domain/account/full-name.ts"
import type { Quote, QuoteRecord } from "#domain/quote/quote.ts"
import { canReview } from "#domain/review/review-rules.ts"
import type { UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { type QuoteSlice, QuoteViews } from "#ports/views/quote-views.ts"

import { pageInTurns, pageOfNewest } from "../own-pages.ts"
import type { Store } from "../store.ts"

interface Reader {
  readonly id: UserId
  readonly now: Instant
}

const isWaitingForHomeowner = ({ providerQuote, status }: QuoteRecord) =>
  status === "pending" && providerQuote !== null

const isWaitingForProvider = ({ providerQuote, status }: QuoteRecord) =>
  status === "pending" && providerQuote === null

const isOn =
  ({ projectId }: QuoteSlice) =>
  (quote: QuoteRecord) =>
    projectId === null || quote.projectId === projectId

export const quoteViews = ({ read }: Store) => {
  const list = (
    choose: (quotes: ReadonlyArray<QuoteRecord>) => ReadonlyArray<QuoteRecord>,
    reader: Reader | null
  ) =>
    read(({ accounts, projects, providers, quotes, reviews }) => {
      const reviewed = new Set([...reviews.values()].map(({ quoteId }) => quoteId))
      return choose([...quotes.values()]).flatMap(
        ({ completedAt, version: _, ...quote }): ReadonlyArray<Quote> => {
          const homeowner = accounts.get(quote.homeownerId)
          const provider = providers.get(quote.providerId)
          if (homeowner === undefined || provider === undefined) return []
          const job = { status: quote.status, completedAt }
          return [
            {
              ...quote,
              providerName: provider.businessName,
              homeownerName: fullName(homeowner),
              projectTitle: (quote.projectId && projects.get(quote.projectId)?.title) ?? null,
              price: quote.providerQuote,
              message: quote.providerNotes,
              canReview:
                reader?.id === quote.homeownerId && canReview(job, reviewed.has(quote.id), reader.now)
            }
          ]
        }
      )
    })

  return QuoteViews.of({
    ofHomeowner: (id, slice, now) =>
      list(
        (quotes) => {
          const own = quotes.filter(({ homeownerId }) => homeownerId === id).filter(isOn(slice))
          return pageOfNewest(slice.isWaiting ? own.filter(isWaitingForHomeowner) : own, slice)
        },
        { id, now }
      ),
    ofProvider: (id, slice) =>
      list((quotes) => {
        const own = quotes.filter(({ providerId }) => providerId === id).filter(isOn(slice))
        return slice.isWaiting
          ? pageInTurns(own.filter(isWaitingForProvider), slice)
          : pageOfNewest(own, slice)
      }, null),
    byId: (id, actor, now) =>
      Effect.flatMap(
        list((quotes) => quotes.filter((quote) => quote.id === id), { id: actor.id, now }),
        ([quote]) =>
          quote === undefined ? Effect.die(new Error(`There is no quote ${id}`)) : Effect.succeed(quote)
      )
  })
}
