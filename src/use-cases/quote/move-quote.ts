import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { Changed } from "#domain/events/changed.ts"
import { type ClosingRequest, readClosing } from "#domain/quote/closing-request.ts"
import { isPastLastDay } from "#domain/quote/offer/is-past-last-day.ts"
import type { Party } from "#domain/quote/party.ts"
import { OfferChanged, OfferOver } from "#domain/quote/quote-errors.ts"
import type { QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import { isAsAccepted, mayTakeStep, partyOf, takeStep, withNumber } from "#domain/quote/quote-rules.ts"
import type { Acceptance, QuoteRecord } from "#domain/quote/quote.ts"
import { dollarsOf } from "#domain/shared/cents.ts"
import type { QuoteId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { OfferRepository } from "#ports/repositories/offer-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { atomically } from "#ports/transactor.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"

import type { Body } from "../body.ts"
import { now } from "../now.ts"
import { followQuote } from "./follow-quote.ts"
import { storeStep } from "./store-step.ts"

/** The price that somebody agrees to: that of the version they name, if there is one, or else the one they state. */
const priceOf = Effect.fnUntraced(function* (
  { id, offerVersion: newest }: QuoteRecord,
  { offerVersion: version, price }: Acceptance
) {
  const isThere = version !== undefined && newest !== null && version <= newest
  const read = isThere ? yield* (yield* OfferRepository).version(id, version) : null
  return read === null ? (price ?? null) : dollarsOf(read.totalCents)
})

const refuseOutdated = Effect.fnUntraced(function* (quote: QuoteRecord, acceptance: Acceptance, at: Instant) {
  const { id, offerVersion, providerId, providerQuote: offered } = quote
  if (offered !== null && !isAsAccepted(quote, acceptance)) {
    const { businessName: providerName } = yield* Effect.orDie((yield* ProviderRepository).byId(providerId))
    yield* new OfferChanged({ providerName, accepted: yield* priceOf(quote, acceptance), offered })
  }
  const offer = offerVersion === null ? null : yield* (yield* OfferRepository).version(id, offerVersion)
  const validUntil = offer?.validUntil ?? null
  if (validUntil !== null && isPastLastDay({ validUntil }, at)) yield* new OfferOver({ validUntil })
})

interface Moving {
  readonly quote: QuoteRecord
  readonly party: Party
  readonly at: Instant
}

/** Takes a step on a quote and what follows from it for its project and its provider, all or nothing. */
const moveQuote = Effect.fn("moveQuote")(function* <E, R>(
  actor: Actor,
  quoteId: QuoteId,
  step: Exclude<QuoteStep, "offer">,
  take: (moving: Moving) => Effect.Effect<Changed<QuoteRecord>, E, R>
) {
  const quotes = yield* QuoteRepository
  const views = yield* QuoteViews

  const store = Effect.gen(function* () {
    const quote = yield* quotes.byId(quoteId)
    const party = yield* Effect.fromResult(partyOf(quote, actor))
    yield* Effect.fromResult(mayTakeStep(step, party))
    const at = yield* now
    const moved = yield* take({ quote, party, at })
    const closed = yield* followQuote(quote, moved.value)
    yield* storeStep(actor, { before: quote, moved, closed, at })
  })
  yield* atomically(store)
  return yield* views.byId(quoteId, actor, yield* now)
})

// A bid comes without the homeowner's number: with the acceptance its provider gets that of the account.
const withOwnNumber = Effect.fnUntraced(function* ({ news, value }: Changed<QuoteRecord>) {
  if (value.contactPhone !== "") return { news, value }
  const { phone } = yield* (yield* UserRepository).byId(value.homeownerId)
  return { news, value: withNumber(value, phone) }
})

/** The homeowner accepts the offer, as long as it is the one that they agree to. */
export const acceptQuote = (actor: Actor, quoteId: QuoteId, body: Body<Acceptance>) =>
  moveQuote(actor, quoteId, "accept", ({ at, party, quote }) =>
    Effect.gen(function* () {
      const agreed = yield* body
      const moved = yield* Effect.fromResult(takeStep(quote, "accept", party, at))
      yield* refuseOutdated(quote, agreed, at)
      return yield* withOwnNumber(moved)
    })
  )

/** One of the two parties declines or cancels, with or without saying why. */
export const closeQuote = (
  actor: Actor,
  quoteId: QuoteId,
  step: "cancel" | "reject",
  body: Body<ClosingRequest>
) =>
  moveQuote(actor, quoteId, step, ({ at, party, quote }) =>
    Effect.gen(function* () {
      const said = yield* Effect.fromResult(readClosing(yield* body, party))
      return yield* Effect.fromResult(takeStep(quote, step, party, at, said))
    })
  )

/** The homeowner marks the work as complete. */
export const completeQuote = (actor: Actor, quoteId: QuoteId) =>
  moveQuote(actor, quoteId, "complete", ({ at, party, quote }) =>
    Effect.fromResult(takeStep(quote, "complete", party, at))
  )
