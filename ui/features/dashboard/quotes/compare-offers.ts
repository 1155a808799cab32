import { lowestOf } from "#domain/quote/comparison/best-offers.ts"
import { mostOf } from "#domain/quote/offer/price-words.ts"
import type { QuoteStatus } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { formatMoney } from "#domain/shared/money.ts"
import { serverNow } from "#ui/shared/api/server-clock.ts"

const ranks: Record<QuoteStatus, number> = {
  accepted: 0,
  completed: 0,
  pending: 1,
  rejected: 2,
  cancelled: 2
}

// By the same measure as `lowestOffer`: the most that one may have to pay.
const priceOf = (quote: Quote) => mostOf(quote) ?? Number.POSITIVE_INFINITY

/** The chosen offer first, then those to choose from, then the rest; each group from the lowest price up. */
export const inOrder = (quotes: ReadonlyArray<Quote>): ReadonlyArray<Quote> =>
  quotes.toSorted((one, other) => ranks[one.status] - ranks[other.status] || priceOf(one) - priceOf(other))

/** The one offer with the lowest total among those that can be accepted now, as comparisons name it. */
export const lowestOffer = (quotes: ReadonlyArray<Quote>): Quote | undefined => lowestOf(quotes, serverNow())

/** "$200 under budget", with the most that one may have to pay, for comparing at a glance. */
export const againstBudget = (most: number, budget: number): string => {
  if (most === budget) return "on budget"
  return most < budget
    ? `${formatMoney(budget - most)} under budget`
    : `${formatMoney(most - budget)} over budget`
}
