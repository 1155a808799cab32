import * as Effect from "effect/Effect"

import { WrongRole } from "#domain/account/account-errors.ts"
import type { Actor, User } from "#domain/account/account.ts"
import { shareNumber } from "#domain/quote/quote-rules.ts"
import type { QuoteId } from "#domain/shared/ids.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { atomically } from "#ports/transactor.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"

import { storeChange } from "../events/publish.ts"
import { now } from "../now.ts"
import { ownQuote } from "./own-quote.ts"
import { reveal } from "./reveal.ts"

/** The homeowner lets the quote's provider read their number before anything is agreed. */
export const shareOwnNumber = Effect.fn("shareOwnNumber")(function* (
  actor: Actor,
  { phone }: User,
  quoteId: QuoteId
) {
  const quotes = yield* QuoteRepository
  const views = yield* QuoteViews

  const store = Effect.gen(function* () {
    const { party, quote } = yield* ownQuote(actor, quoteId)
    if (party === "provider") yield* new WrongRole({ reason: "Only the homeowner can share their number." })
    const shared = yield* Effect.fromResult(shareNumber(quote, phone))
    if (shared.value === quote) return
    yield* storeChange(shared, quotes.update)
    yield* reveal(quote, shared.value, yield* now)
  })
  yield* atomically(store)
  return yield* views.byId(quoteId, actor, yield* now)
})
