import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { noticeOfEnding } from "#domain/notices/offer-notices.ts"
import type { TitledQuote } from "#domain/notices/titled-quote.ts"
import type { OfferRecord } from "#domain/quote/offer/offer-version.ts"

import { tell } from "../notices/tell.ts"
import { unsay } from "../notices/unsay.ts"
import { now } from "../now.ts"

/**
 * Schedules a notice for the homeowner some days before the offer ends, if it does, and takes back the one about the
 * version before. `quote` is as it was before this offer.
 */
export const remindOfEnd = Effect.fn("remindOfEnd")(function* (
  actor: Actor,
  quote: TitledQuote,
  offer: OfferRecord
) {
  const notice = noticeOfEnding(actor, quote, offer, yield* now)
  const to = [{ userId: quote.homeownerId }]
  if (quote.offerVersion !== null) yield* unsay(to, "offer-ending", [quote.id])
  if (notice !== null) yield* tell(notice)
})
