import { briefPrice } from "#domain/quote/offer/price-words.ts"
import type { Quote } from "#domain/quote/quote.ts"

/** What is said around a step: the question before it, the deed's name, and how it went. */
export interface StepWords {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly destructive?: boolean
  readonly done: string
  readonly failed: string
}

/** " for $3,900, at most $4,600": behind what is done about an offer; nothing where there is none. */
export const forPrice = (quote: Pick<Quote, "offer" | "price">): string => {
  const words = briefPrice(quote)
  return words === null ? "" : ` for ${words}`
}
