import { isPastLastDay } from "#domain/quote/offer/is-past-last-day.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { serverNow } from "#ui/shared/api/server-clock.ts"

/** Whether the last day of the quote's offer has passed before anybody answered it. */
export const isOfferOver = ({ offer, status }: Pick<Quote, "offer" | "status">): boolean =>
  status === "pending" && offer !== null && isPastLastDay(offer, serverNow())
