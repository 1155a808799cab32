import * as Effect from "effect/Effect"

import type { Ending } from "#domain/quote/closing.ts"
import { AlreadyQuoted } from "#domain/quote/quote-errors.ts"
import { isLive } from "#domain/quote/quote-life-cycle.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"

import { isOf } from "../party.ts"
import { orNotFound, update } from "../rows.ts"
import type { Store, Tables } from "../store.ts"

const collides = (quote: QuoteRecord) => (other: QuoteRecord) =>
  quote.projectId !== null &&
  other.projectId === quote.projectId &&
  other.providerId === quote.providerId &&
  isLive(quote) &&
  isLive(other)

const isPending = ({ status }: QuoteRecord) => status === "pending"

/** Ends the quotes for which `becomes` gives a status. */
const closed = (
  { quotes }: Tables,
  ending: Ending,
  becomes: (quote: QuoteRecord) => "cancelled" | "rejected" | null
): ReadonlyArray<QuoteRecord> => {
  const ended = [...quotes.values()].flatMap((quote) => {
    const status = becomes(quote)
    return status === null
      ? []
      : [{ ...quote, ...ending, closeNote: null, status, version: quote.version + 1 }]
  })
  for (const quote of ended) quotes.set(quote.id, quote)
  return ended
}

export const quoteRepository = ({ read, write }: Store) =>
  QuoteRepository.of({
    insert: (quote) =>
      write(({ quotes }) => {
        if ([...quotes.values()].some(collides(quote))) return Effect.fail(new AlreadyQuoted())
        quotes.set(quote.id, quote)
        return Effect.void
      }),
    byId: (id) => read(({ quotes }) => quotes.get(id)).pipe(orNotFound("quote")),
    askedLike: ({ homeownerId, serviceType }, from, until) =>
      read(({ quotes }) =>
        [...quotes.values()].filter(
          (quote) =>
            quote.homeownerId === homeownerId &&
            quote.serviceType === serviceType &&
            quote.projectId === null &&
            quote.createdAt >= from &&
            quote.createdAt <= until
        )
      ),
    update: (quote) => write(({ quotes }) => update(quotes, quote, "quote")),
    closePending: (projectId, to, except, ending) =>
      write((tables) =>
        closed(tables, ending, (quote) =>
          isPending(quote) && quote.projectId === projectId && quote.id !== except ? to : null
        )
      ),
    closeBetween: ({ homeownerId, providerId }, ending) =>
      write((tables) =>
        closed(tables, ending, (quote) => {
          const isBetween = quote.homeownerId === homeownerId && quote.providerId === providerId
          if (!isPending(quote) || !isBetween) return null
          return quote.projectId === null ? "cancelled" : "rejected"
        })
      ),
    closeAllOf: (party, ending) =>
      write((tables) =>
        closed(tables, ending, (quote) => (isLive(quote) && isOf(quote, party) ? "cancelled" : null))
      ),
    liveProjectsOf: (party) =>
      read(({ quotes }) => {
        const live = [...quotes.values()].filter((quote) => isLive(quote) && isOf(quote, party))
        return [...new Set(live.flatMap(({ projectId }) => projectId ?? []))]
      }),
    hasBid: ({ homeownerId, providerId }) =>
      read(({ quotes }) =>
        [...quotes.values()].some(
          (quote) =>
            quote.homeownerId === homeownerId &&
            quote.providerId === providerId &&
            quote.projectId !== null &&
            isLive(quote)
        )
      ),
    providersOn: (projectId) =>
      read(({ quotes }) => [
        ...new Set(
          [...quotes.values()]
            .filter((quote) => quote.projectId === projectId)
            .map(({ providerId }) => providerId)
        )
      ])
  })
