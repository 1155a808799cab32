import { mostOf } from "#domain/quote/offer/price-words.ts"
import type { QuoteStatus } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { formatMoney } from "#domain/shared/money.ts"
import { isOfferOver } from "#ui/features/offers/offer-over.ts"

const ranks: Record<QuoteStatus, number> = {
  accepted: 0,
  completed: 0,
  pending: 1,
  rejected: 2,
  cancelled: 2
}

// By what one may have to pay at most: "$3,900, at most $4,600" is not lower than a fixed $4,049.
const priceOf = (quote: Quote) => mostOf(quote) ?? Number.POSITIVE_INFINITY

/** The chosen offer first, then those to choose from, then the rest; each group from the lowest price up. */
export const inOrder = (quotes: ReadonlyArray<Quote>): ReadonlyArray<Quote> =>
  quotes.toSorted((one, other) => ranks[one.status] - ranks[other.status] || priceOf(one) - priceOf(other))

// What work by the hour comes to is not known before it is done.
const isByTheHour = ({ offer }: Quote) => offer?.priceKind === "hourly"

/** The one offer that can be accepted below all others, when there is something to compare. */
export const lowestOffer = (quotes: ReadonlyArray<Quote>): Quote | undefined => {
  const [first, second] = inOrder(quotes).filter(
    (quote) =>
      quote.status === "pending" && quote.price !== null && !isByTheHour(quote) && !isOfferOver(quote)
  )
  return first && second && priceOf(first) < priceOf(second) ? first : undefined
}

/** "$200 under budget", with the most that one may have to pay, for comparing at a glance. */
export const againstBudget = (most: number, budget: number): string => {
  if (most === budget) return "on budget"
  return most < budget
    ? `${formatMoney(budget - most)} under budget`
    : `${formatMoney(most - budget)} over budget`
}
