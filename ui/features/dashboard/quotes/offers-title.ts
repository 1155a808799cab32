import { isLive } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { counted } from "#domain/shared/numbers.ts"

/**
 * What stands above the offers on a project. While it is open, the count of its room leaves out those that have ended:
 * so does this one, in words.
 */
export const offersTitle = (quotes: ReadonlyArray<Quote>, isOpen: boolean): string => {
  const all = counted(quotes.length, "offer")
  const live = quotes.filter(isLive).length
  return isOpen && live < quotes.length ? `${all}, ${live} open` : all
}
