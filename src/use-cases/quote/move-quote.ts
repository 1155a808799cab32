import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { OfferChanged } from "#domain/quote/quote-errors.ts"
import type { QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import { isAsAccepted, mayTakeStep, partyOf, takeStep } from "#domain/quote/quote-rules.ts"
import type { Acceptance, QuoteRecord } from "#domain/quote/quote.ts"
import type { QuoteId } from "#domain/shared/ids.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"

import { storeChange } from "../events/publish.ts"
import { now } from "../now.ts"
import { followQuote } from "./follow-quote.ts"

const refuseChanged = Effect.fnUntraced(function* (quote: QuoteRecord, acceptance: Acceptance) {
  const { price: accepted } = acceptance
  const { providerId, providerQuote: offered } = quote
  if (accepted === undefined || offered === null || isAsAccepted(quote, acceptance)) return
  const { businessName } = yield* Effect.orDie((yield* ProviderRepository).byId(providerId))
  yield* new OfferChanged({ providerName: businessName, accepted, offered })
})

/** Takes a step on a quote and what follows from it for its project and its provider, all or nothing. */
export const moveQuote = Effect.fn("moveQuote")(function* <E = never>(
  actor: Actor,
  quoteId: QuoteId,
  step: Exclude<QuoteStep, "offer">,
  // Without one, the offer's price is not compared.
  acceptance: Effect.Effect<Acceptance, E> = Effect.succeed({})
) {
  const quotes = yield* QuoteRepository
  const views = yield* QuoteViews
  const { atomically } = yield* Transactor

  const store = Effect.gen(function* () {
    const quote = yield* quotes.byId(quoteId)
    const party = yield* Effect.fromResult(partyOf(quote, actor))
    yield* Effect.fromResult(mayTakeStep(step, party))
    const agreed = yield* acceptance
    const moved = yield* Effect.fromResult(takeStep(quote, step, party, yield* now))
    yield* refuseChanged(quote, agreed)
    yield* followQuote(quote, moved.value)
    yield* storeChange(moved, quotes.update)
  })
  yield* atomically(store)
  return yield* views.byId(quoteId, actor, yield* now)
})
