import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { knownPrice, noticeOfOffer, noticeOfRevision } from "#domain/notices/offer-notices.ts"
import type { TitledQuote } from "#domain/notices/titled-quote.ts"
import { mostVersions, nextOffer, type OfferRecord } from "#domain/quote/offer/offer-version.ts"
import { offerAt } from "#domain/quote/offer/offer.ts"
import { saysTheSame } from "#domain/quote/offer/says-the-same.ts"
import { OfferChangedOften } from "#domain/quote/quote-errors.ts"
import { mayTakeStep, partyOf, takeStep, withOffer } from "#domain/quote/quote-rules.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { QuoteId } from "#domain/shared/ids.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { OfferRepository } from "#ports/repositories/offer-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { atomically } from "#ports/transactor.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"

import type { Read } from "../body.ts"
import { storeChange } from "../events/publish.ts"
import { requireOpenPair } from "../messaging/require-open.ts"
import { seenBy } from "../notices/seen-by.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { remindOfEnd } from "./remind-of-end.ts"
import { withTitle } from "./with-title.ts"

/** The notice for the homeowner: of the first offer, or of how this one differs from the one that they know. */
const noticeOf = Effect.fnUntraced(function* (actor: Actor, quote: TitledQuote, offer: OfferRecord) {
  const { homeownerId, id, providerQuote } = quote
  if (providerQuote === null) return noticeOfOffer(actor, quote, offer, null)
  const { unreadAbout } = yield* NotificationRepository
  const unread = yield* unreadAbout(homeownerId, "offer-revised", id)
  return noticeOfRevision(actor, quote, offer, knownPrice(providerQuote, unread))
})

/** Whether the offer says the same as the newest version; refuses one more version than there may be. */
const isOffered = Effect.fnUntraced(function* ({ id, offerVersion }: QuoteRecord, offer: OfferRecord) {
  if (offerVersion === null) return false
  if (offerVersion >= mostVersions) yield* new OfferChangedOften({ versions: offerVersion })
  const newest = yield* (yield* OfferRepository).version(id, offerVersion)
  return newest !== null && saysTheSame(newest, offer)
})

/**
 * The provider makes an offer, or the next version of it while the quote is pending; no new version where it says the
 * same.
 */
export const sendOffer = Effect.fn("sendOffer")(function* (actor: Actor, quoteId: QuoteId, read: Read) {
  const quotes = yield* QuoteRepository
  const offers = yield* OfferRepository
  const views = yield* QuoteViews

  const store = Effect.gen(function* () {
    const quote = yield* quotes.byId(quoteId)
    const party = yield* Effect.fromResult(partyOf(quote, actor))
    yield* Effect.fromResult(mayTakeStep("offer", party))
    const at = yield* now
    const terms = yield* read(offerAt(at))
    const pending = yield* Effect.tapError(Effect.fromResult(takeStep(quote, "offer", party, at)), () =>
      requireOpenPair(quote)
    )
    const offer = nextOffer(quote, terms, at)
    if (yield* isOffered(quote, offer)) return
    const offered = withOffer(pending.value, offer)
    yield* storeChange(offered, quotes.update)
    yield* offers.insert(offer)
    yield* seenBy(actor, quoteId)
    const titled = yield* withTitle(quote)
    yield* tell(yield* noticeOf(actor, titled, offer))
    yield* remindOfEnd(actor, titled, offer)
  })
  yield* atomically(store)
  return yield* views.byId(quoteId, actor, yield* now)
})
