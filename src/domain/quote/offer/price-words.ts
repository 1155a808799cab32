import { formatMoney } from "#domain/shared/money.ts"

import type { OfferVersion } from "./offer-version.ts"

type Priced = Pick<OfferVersion, "hourly" | "hours" | "maxPrice">

interface Quoted {
  readonly offer: (Priced & Pick<OfferVersion, "price">) | null
  readonly price: number | null
}

/** What one may have to pay at most. By the hour, the price is that of the most hours already. */
export const mostOf = ({ offer, price }: Quoted): number | null => offer?.maxPrice ?? price

/** What belongs behind the price: ", at most $4,600" or " at most: 30 to 44 hours at $88"; nothing where it is fixed. */
export const atMostWords = ({ hourly, hours, maxPrice }: Priced, money = formatMoney): string => {
  if (maxPrice !== null) return `, at most ${money(maxPrice)}`
  if (hourly === null || hours === null) return ""
  const { max, min } = hours
  return ` at most: ${min === max ? max : `${min} to ${max}`} hours at ${money(hourly)}`
}

/** The price of a quote, never without what it may come to at most; null where there is none. */
export const priceWords = ({ offer, price }: Quoted): string | null =>
  price === null ? null : `${formatMoney(price)}${offer === null ? "" : atMostWords(offer)}`
