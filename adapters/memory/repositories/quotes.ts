import * as Effect from "effect/Effect"

import { AlreadyQuoted } from "#domain/quote/quote-errors.ts"
import { isLive } from "#domain/quote/quote-life-cycle.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"

import type { Store } from "../store.ts"

const collides = (quote: QuoteRecord) => (other: QuoteRecord) =>
  quote.projectId !== null &&
  other.projectId === quote.projectId &&
  other.providerId === quote.providerId &&
  isLive(quote) &&
  isLive(other)

export const quoteRepository = ({ read, write }: Store) =>
  QuoteRepository.of({
    insert: (quote) =>
      write(({ quotes }) => {
        if ([...quotes.values()].some(collides(quote))) return Effect.fail(new AlreadyQuoted())
        quotes.set(quote.id, quote)
        return Effect.void
      }),
    byId: (id) =>
      Effect.flatMap(
        read(({ quotes }) => quotes.get(id)),
        (quote) =>
          quote === undefined ? Effect.fail(new NotFound({ thing: "quote" })) : Effect.succeed(quote)
      ),
    update: (quote) =>
      write(({ quotes }) => {
        if (quotes.get(quote.id)?.version !== quote.version) {
          return Effect.fail(new ChangedMeanwhile({ thing: "quote" }))
        }
        quotes.set(quote.id, { ...quote, version: quote.version + 1 })
        return Effect.void
      }),
    closePending: (projectId, to, except) =>
      write(({ quotes }) => {
        const closed: Array<QuoteRecord> = []
        for (const quote of quotes.values()) {
          if (quote.projectId !== projectId || quote.status !== "pending" || quote.id === except) continue
          closed.push({ ...quote, status: to, version: quote.version + 1 })
        }
        for (const quote of closed) quotes.set(quote.id, quote)
        return closed
      }),
    providersOn: (projectId) =>
      read(({ quotes }) => [
        ...new Set(
          [...quotes.values()]
            .filter((quote) => quote.projectId === projectId)
            .map(({ providerId }) => providerId)
        )
      ])
  })
