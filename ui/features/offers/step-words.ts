import { briefPrice } from "#domain/quote/offer/price-words.ts"
import type { Quote } from "#domain/quote/quote.ts"

/** The texts of a step: the question before it, the label of its button, and the outcome. */
export interface StepWords {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly destructive?: boolean
  readonly done: string
  readonly failed: string
}

/** " for $3,900, at most $4,600": ends the name of a step that is about an offer; empty where there is none. */
export const forPrice = (quote: Pick<Quote, "offer" | "price">): string => {
  const words = briefPrice(quote)
  return words === null ? "" : ` for ${words}`
}
