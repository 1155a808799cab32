import type { Instant } from "#domain/shared/instant.ts"

import { isPastLastDay } from "../offer/is-past-last-day.ts"
import { mostOf } from "../offer/price-words.ts"
import type { Quote } from "../quote.ts"

type Offered = Pick<Quote, "offer" | "price" | "status">

/** Whether its homeowner may accept what a quote offers now. */
const isOnOffer = ({ offer, price, status }: Offered, at: Instant): boolean =>
  status === "pending" && price !== null && (offer === null || !isPastLastDay(offer, at))

// The most that one may have to pay: "$3,900, at most $4,600" is not lower than a fixed $4,049. What hourly work comes
// to is not known before it is done.
const comparablePrice = (quote: Offered) => (quote.offer?.priceKind === "hourly" ? null : mostOf(quote))

const startOf = ({ offer }: Offered) => offer?.startFrom ?? null

/**
 * The first by a measure of all quotes on offer; undefined where fewer than two have the measure, or the first two are
 * equal.
 */
const firstBy =
  (measure: (quote: Offered) => string | number | null) =>
  <Q extends Offered>(quotes: ReadonlyArray<Q>, at: Instant): Q | undefined => {
    const known = quotes.flatMap((quote) => {
      const value = isOnOffer(quote, at) ? measure(quote) : null
      return value === null ? [] : [{ quote, value }]
    })
    const [first, second] = known.toSorted((one, other) => (one.value < other.value ? -1 : 1))
    return first && second && first.value !== second.value ? first.quote : undefined
  }

/** The one offer with the lowest total, hourly ones left out, among those that can be accepted at that moment. */
export const lowestOf = firstBy(comparablePrice)

/** The one that starts before all others that name a day, among those that can be accepted at that moment. */
export const soonestOf = firstBy(startOf)
