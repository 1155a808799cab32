import type { OfferVersion } from "#domain/quote/offer/offer-version.ts"
import { formatNearDay } from "#domain/shared/calendar.ts"
import { formatMoney } from "#domain/shared/money.ts"
import { serverNow } from "#ui/shared/api/server-clock.ts"

/** Whether an offer says more than its price, its timeline and its words. */
export const saysMore = (offer: OfferVersion): boolean =>
  [offer.lines, offer.includes, offer.excludes].some((list) => list.length > 0) ||
  [offer.startFrom, offer.days, offer.validUntil, offer.deposit, offer.payment, offer.warrantyMonths].some(
    (term) => term !== null
  )

/** What one should know before opening the rest: "Valid until Dec 20 · Deposit $150". */
export const glanceWords = ({ deposit, validUntil }: OfferVersion): string =>
  [
    validUntil === null ? null : `Valid until ${formatNearDay(validUntil, serverNow())}`,
    deposit ? `Deposit ${formatMoney(deposit)}` : null
  ]
    .filter(Boolean)
    .join(" · ")
