import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { noticesOfClosed, noticesOfStep } from "#domain/notices/work-notices.ts"
import { isOver } from "#domain/quote/offer/is-over.ts"
import type { OfferRecord } from "#domain/quote/offer/offer-version.ts"
import { OfferChanged, OfferOver } from "#domain/quote/quote-errors.ts"
import type { QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import { isAsAccepted, mayTakeStep, partyOf, takeStep } from "#domain/quote/quote-rules.ts"
import type { Acceptance, QuoteRecord } from "#domain/quote/quote.ts"
import { dollarsOf } from "#domain/shared/cents.ts"
import type { QuoteId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { OfferRepository } from "#ports/repositories/offer-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"

import { storeChange } from "../events/publish.ts"
import { askForReview } from "../notices/ask-for-review.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { followQuote } from "./follow-quote.ts"

const priceOf = (offers: ReadonlyArray<OfferRecord>, { offerVersion, price }: Acceptance): number | null => {
  const read = offers.find(({ version }) => version === offerVersion)
  return read === undefined ? (price ?? null) : dollarsOf(read.totalCents)
}

const refuseOutdated = Effect.fnUntraced(function* (quote: QuoteRecord, acceptance: Acceptance, at: Instant) {
  const { id, offerVersion, providerId, providerQuote: offered } = quote
  const offers = yield* (yield* OfferRepository).ofQuote(id)
  if (offered !== null && !isAsAccepted(quote, acceptance)) {
    const { businessName: providerName } = yield* Effect.orDie((yield* ProviderRepository).byId(providerId))
    yield* new OfferChanged({ providerName, accepted: priceOf(offers, acceptance), offered })
  }
  const validUntil = offers.find(({ version }) => version === offerVersion)?.validUntil ?? null
  if (validUntil !== null && isOver({ validUntil }, at)) yield* new OfferOver({ validUntil })
})

// An offer that was answered, or is gone, does not end any more.
const forgetEnds = Effect.fnUntraced(function* (before: QuoteRecord, closed: ReadonlyArray<QuoteRecord>) {
  const notifications = yield* NotificationRepository
  const ended = [before, ...closed].filter(({ offerVersion }) => offerVersion !== null)
  if (before.status !== "pending" || ended.length === 0) return
  const ids = ended.map(({ id }) => id)
  yield* notifications.withdraw(before.homeownerId, "offer-ending", ids)
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
    const at = yield* now
    const moved = yield* Effect.fromResult(takeStep(quote, step, party, at))
    if (step === "accept") yield* refuseOutdated(quote, agreed, at)
    const closed = yield* followQuote(quote, moved.value)
    yield* storeChange(moved, quotes.update)
    yield* forgetEnds(quote, closed)
    yield* tell(
      ...noticesOfStep(actor, quote, moved.value),
      ...noticesOfClosed(actor, closed),
      ...(yield* askForReview(moved.value))
    )
  })
  yield* atomically(store)
  return yield* views.byId(quoteId, actor, yield* now)
})
