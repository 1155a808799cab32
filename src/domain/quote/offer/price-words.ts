import { formatMoney } from "#domain/shared/money.ts"
import { counted, formatNumber } from "#domain/shared/numbers.ts"

import type { OfferVersion } from "./offer-version.ts"
import type { PriceKind } from "./offer-words.ts"

type Priced = Pick<OfferVersion, "hourly" | "hours" | "maxPrice">

interface Quoted {
  readonly offer: (Priced & Pick<OfferVersion, "price" | "priceKind">) | null
  readonly price: number | null
}

/** The most that one may have to pay. An hourly price is that of the most hours already. */
export const mostOf = ({ offer, price }: Quoted): number | null => offer?.maxPrice ?? price

/** "1 hour", "18 to 24 hours". */
export const hoursWords = ({ max, min }: { readonly max: number; readonly min: number }): string =>
  min === max ? counted(max, "hour") : `${formatNumber(min)} to ${formatNumber(max)} hours`

/** What belongs behind the price: ", at most $4,600" or " at most: 18 to 24 hours at $88"; nothing where it is fixed. */
export const atMostWords = ({ hourly, hours, maxPrice }: Priced, money = formatMoney): string => {
  if (maxPrice !== null) return `, at most ${money(maxPrice)}`
  if (hourly === null || hours === null) return ""
  return ` at most: ${hoursWords(hours)} at ${money(hourly)}`
}

interface Brief {
  readonly price: number
  readonly priceKind?: PriceKind
  readonly maxPrice?: number | null
}

/** A price as short as on a button: "$3,900, at most $4,600"; by the hour: "$2,112 at most". */
export const briefWords = ({ maxPrice, price, priceKind }: Brief, money = formatMoney): string => {
  if (priceKind === "hourly") return `${money(price)} at most`
  return typeof maxPrice === "number" ? `${money(price)}, at most ${money(maxPrice)}` : money(price)
}

/** The price that one agrees to by accepting what a quote offers, in short; null where it offers nothing. */
export const briefPrice = ({ offer, price }: Quoted, money = formatMoney): string | null =>
  price === null ? null : briefWords({ ...offer, price }, money)

/** The price of a quote, never without what it may come to at most; null where there is none. */
export const priceWords = ({ offer, price }: Quoted): string | null =>
  price === null ? null : `${formatMoney(price)}${offer === null ? "" : atMostWords(offer)}`
