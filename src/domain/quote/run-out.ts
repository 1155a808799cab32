import type { Changed } from "../events/changed.ts"
import { newsOfQuote } from "../events/news.ts"
import { expired } from "./closing.ts"
import type { QuoteRecord } from "./quote.ts"

/** After how many hours without an answer each step follows. */
export const runOutHours = {
  /** The provider is reminded of a request. */
  remindProvider: 24,
  /** Its homeowner is shown others. */
  showOthers: 3 * 24,
  /** It ends. */
  expire: 14 * 24,
  /** The homeowner of a project without offers is told what helps. */
  noOffers: 2 * 24
}

/** The reminders that people get, each once a thing. */
export const nudges = ["answer-wanted", "no-answer-yet", "no-offers-yet", "project-unanswered"] as const
export type Nudge = (typeof nudges)[number]

/** Whether this is a request that its provider has not answered. */
export const isUnanswered = ({
  projectId,
  providerQuote,
  status
}: Pick<QuoteRecord, "projectId" | "providerQuote" | "status">): boolean =>
  status === "pending" && projectId === null && providerQuote === null

/** The request once its time is over without an offer. */
export const expireRequest = (quote: QuoteRecord): Changed<QuoteRecord> => {
  const value: QuoteRecord = { ...quote, status: "cancelled", ...expired }
  return { value, news: newsOfQuote(value) }
}
