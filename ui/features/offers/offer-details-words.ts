import type { OfferVersion } from "#domain/quote/offer/offer-version.ts"
import { type LineUnit, lineUnitWords, paymentWords } from "#domain/quote/offer/offer-words.ts"
import { hoursWords } from "#domain/quote/offer/price-words.ts"
import { formatMoney } from "#domain/shared/money.ts"
import { counted, formatNumber } from "#domain/shared/numbers.ts"
import { formatDate } from "#ui/shared/format/format.ts"

/** The content of an offer, of whichever version, or while it is being written. */
export interface OfferContent extends Omit<OfferVersion, "version" | "madeAt" | "price"> {
  /** Null while there is none yet. */
  readonly price: number | null
}

export const notStated = "Not stated"

/** "Fixed price", "Up to $4,800", "$85 an hour, 18 to 24 hours". */
export const kindWords = ({ hourly, hours, maxPrice, priceKind }: OfferContent): string => {
  if (priceKind === "up_to" && maxPrice !== null) return `Up to ${formatMoney(maxPrice)}`
  if (priceKind === "hourly" && hourly !== null)
    return [`${formatMoney(hourly)} an hour`, hours && hoursWords(hours)].filter(Boolean).join(", ")
  return "Fixed price"
}

const plural: Partial<Record<LineUnit, string>> = { hour: "hours", day: "days", job: "jobs" }

/** "12 hours × $85"; null for a single job, whose amount says it. */
export const quantityWords = (
  { quantity, unit, unitPrice }: OfferVersion["lines"][number],
  money: (amount: number) => string
): string | null => {
  if (unit === "job" && quantity === 1) return null
  const name = quantity === 1 ? lineUnitWords[unit] : (plural[unit] ?? lineUnitWords[unit])
  return `${formatNumber(quantity)} ${name} × ${money(unitPrice)}`
}

const warrantyWords = (months: number) => (months === 0 ? "None" : counted(months, "month"))

/** An offer's terms by name; a term that it does not state is listed as not stated. */
export const termsOf = (offer: OfferContent): Readonly<Record<string, string>> => ({
  Timeline: offer.timeline || notStated,
  Start: offer.startFrom === null ? notStated : `From ${formatDate(offer.startFrom)}`,
  Takes: offer.days === null ? notStated : counted(offer.days, "day"),
  "Valid until": offer.validUntil === null ? notStated : formatDate(offer.validUntil),
  Deposit: offer.deposit === null ? notStated : formatMoney(offer.deposit),
  Paid: offer.payment === null ? notStated : paymentWords[offer.payment],
  Warranty: offer.warrantyMonths === null ? notStated : warrantyWords(offer.warrantyMonths)
})
