import * as Effect from "effect/Effect"

import { isSettled } from "#domain/quote/needs.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { plusFullDays } from "#domain/shared/calendar.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"

/** Whether no answer to a request is wanted any more, because another one of its need is accepted. */
export const isOver = Effect.fnUntraced(function* (quote: QuoteRecord) {
  // Those of a need are asked within an hour of each other.
  const [from, until] = [plusFullDays(quote.createdAt, -1), plusFullDays(quote.createdAt, 1)]
  return isSettled(quote, yield* (yield* QuoteRepository).askedLike(quote, from, until))
})
