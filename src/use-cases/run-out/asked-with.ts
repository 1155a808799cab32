import * as Effect from "effect/Effect"

import { isSettled } from "#domain/quote/needs.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { plusFullDays } from "#domain/shared/calendar.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"

/**
 * The requests of the same homeowner for the same service within a day before and after, the quote among them: those of
 * a need are within an hour of each other.
 */
export const askedWith = Effect.fnUntraced(function* (quote: QuoteRecord) {
  const { askedLike } = yield* QuoteRepository
  return yield* askedLike(quote, plusFullDays(quote.createdAt, -1), plusFullDays(quote.createdAt, 1))
})

/** Whether no answer to a request is wanted any more, because another one of its need is accepted. */
export const isSettledByOther = Effect.fnUntraced(function* (quote: QuoteRecord) {
  return isSettled(quote, yield* askedWith(quote))
})
