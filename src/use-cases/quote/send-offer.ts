import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { mayTakeStep, partyOf, takeStep, withOffer } from "#domain/quote/quote-rules.ts"
import type { Offer } from "#domain/quote/quote.ts"
import type { QuoteId } from "#domain/shared/ids.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"

import type { Body } from "../body.ts"
import { storeChange } from "../events/publish.ts"
import { now } from "../now.ts"

/** The provider names a price, or a new one while the quote is pending. */
export const sendOffer = Effect.fn("sendOffer")(function* (
  actor: Actor,
  quoteId: QuoteId,
  body: Body<Offer>
) {
  const quotes = yield* QuoteRepository
  const views = yield* QuoteViews
  const { atomically } = yield* Transactor

  const store = Effect.gen(function* () {
    const quote = yield* quotes.byId(quoteId)
    const party = yield* Effect.fromResult(partyOf(quote, actor))
    yield* Effect.fromResult(mayTakeStep("offer", party))
    const offer = yield* body
    const pending = yield* Effect.fromResult(takeStep(quote, "offer", party, yield* now))
    yield* storeChange(withOffer(pending.value, offer), quotes.update)
  })
  yield* atomically(store)
  return yield* views.byId(quoteId, actor, yield* now)
})
