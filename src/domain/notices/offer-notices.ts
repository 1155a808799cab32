import * as Schema from "effect/Schema"

import type { Actor } from "../account/account.ts"
import type { OfferRecord } from "../quote/offer/offer-version.ts"
import { plusDays } from "../shared/calendar.ts"
import { dollarsOf } from "../shared/cents.ts"
import type { Instant } from "../shared/instant.ts"
import { noticeKinds } from "./notice-kinds.ts"
import type { Notice, NotificationRecord } from "./notice.ts"
import { type TitledQuote, workOf } from "./titled-quote.ts"

const priceOf = ({ maxCents, priceKind, totalCents }: OfferRecord) => ({
  price: dollarsOf(totalCents),
  priceKind,
  maxPrice: maxCents === null ? null : dollarsOf(maxCents)
})

/** An offer, where there was none before; a title says for which project. */
export const noticeOfOffer = (
  { name: business }: Actor,
  { homeownerId, id, serviceType }: TitledQuote,
  offer: OfferRecord,
  title: string | null
): Notice => ({
  to: { userId: homeownerId },
  kind: "offer-received",
  thingId: id,
  facts: {
    business,
    ...priceOf(offer),
    serviceType,
    timeline: offer.timeline,
    title,
    startFrom: offer.startFrom,
    validUntil: offer.validUntil
  }
})

const readRevision = Schema.decodeUnknownSync(noticeKinds["offer-revised"].facts)

/**
 * The price that the offer's homeowner knows, in dollars: the present one or, while a revision waits to be read, the
 * one before that revision. The next revision is told from there, so that several in a row hide no rise.
 */
export const knownPrice = (price: number, unread: Pick<NotificationRecord, "facts"> | null): number =>
  unread === null ? price : readRevision(unread.facts).before

/** A change of an offer, from the price that its homeowner knows. */
export const noticeOfRevision = (
  { name: business }: Actor,
  quote: TitledQuote,
  offer: OfferRecord,
  before: number
): Notice => ({
  to: { userId: quote.homeownerId },
  kind: "offer-revised",
  thingId: quote.id,
  facts: { business, before, ...priceOf(offer), ...workOf(quote) }
})

const endingDays = 3
/**
 * A time that is morning in all of the US and eight o'clock nowhere: a digest could miss a notice that is told at the
 * same moment.
 */
const morning = "T16:20:00.000Z"

/** The notice some days before an offer ends; null for an offer that does not end, or ends before then. */
export const noticeOfEnding = (
  { name: business }: Actor,
  quote: TitledQuote,
  offer: OfferRecord,
  now: Instant
): Notice | null => {
  const { validUntil } = offer
  const at = validUntil === null ? now : `${plusDays(validUntil, -endingDays)}${morning}`
  return validUntil === null || at <= now
    ? null
    : {
        to: { userId: quote.homeownerId },
        kind: "offer-ending",
        thingId: quote.id,
        facts: { business, ...priceOf(offer), ...workOf(quote), validUntil },
        at
      }
}

/** The homeowner would still have the work done, at terms that are no longer offered. */
export const noticeOfAskingAgain = ({ name }: Actor, quote: TitledQuote): Notice => ({
  to: { providerId: quote.providerId },
  kind: "offer-wanted-again",
  thingId: quote.id,
  facts: { name, ...workOf(quote) }
})
