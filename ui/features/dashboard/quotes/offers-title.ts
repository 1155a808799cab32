import { isLive } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { counted } from "#domain/shared/numbers.ts"

/**
 * The heading of the offers on a project. While the project is open, its room counts only live offers: so the heading
 * says how many are live, if others have ended.
 */
export const offersTitle = (quotes: ReadonlyArray<Quote>, isOpen: boolean): string => {
  const all = counted(quotes.length, "offer")
  const live = quotes.filter(isLive).length
  return isOpen && live < quotes.length ? `${all}, ${live} open` : all
}
