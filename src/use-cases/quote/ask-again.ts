import * as Effect from "effect/Effect"

import { WrongRole } from "#domain/account/account-errors.ts"
import type { Actor } from "#domain/account/account.ts"
import { noticeOfAskingAgain } from "#domain/notices/offer-notices.ts"
import { isPastLastDay } from "#domain/quote/offer/is-past-last-day.ts"
import { OfferStillValid } from "#domain/quote/quote-errors.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { QuoteId } from "#domain/shared/ids.ts"
import { limitReached, windowEnd } from "#domain/usage/usage-rules.ts"
import { OfferRepository } from "#ports/repositories/offer-repository.ts"
import { atomically } from "#ports/transactor.ts"
import { Usage, UsageLimits } from "#ports/usage.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"

import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { ownQuote } from "./own-quote.ts"
import { withTitle } from "./with-title.ts"

const requireOver = Effect.fnUntraced(function* ({ id, offerVersion, status }: QuoteRecord) {
  const newest = offerVersion === null ? null : yield* (yield* OfferRepository).version(id, offerVersion)
  const canAsk = status === "pending" && newest !== null && isPastLastDay(newest, yield* now)
  if (!canAsk) yield* new OfferStillValid()
})

const kind = "askedAgain"

const onceADay = Effect.fnUntraced(function* (actor: Actor, { id }: QuoteRecord) {
  const limit = (yield* UsageLimits).counted[kind]
  const at = yield* now
  const use = { userId: actor.id, kind, thing: id, endsAt: windowEnd(limit, at) } as const
  if (yield* (yield* Usage).has(use)) yield* limitReached(kind, limit, at)
  yield* withinLimit(actor, { kind, thing: id })
})

/** The homeowner asks for a new offer, once a day after the last day of the one before. */
export const askAgain = Effect.fn("askAgain")(function* (actor: Actor, quoteId: QuoteId) {
  const views = yield* QuoteViews

  const store = Effect.gen(function* () {
    const { party, quote } = yield* ownQuote(actor, quoteId)
    if (party === "provider") {
      yield* new WrongRole({ reason: "Only the homeowner can ask for a new offer." })
    }
    yield* requireOver(quote)
    yield* onceADay(actor, quote)
    yield* tell(noticeOfAskingAgain(actor, yield* withTitle(quote)))
  })
  yield* atomically(store)
  return yield* views.byId(quoteId, actor, yield* now)
})
