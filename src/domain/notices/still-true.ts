import type { QuoteRecord } from "../quote/quote.ts"
import type { NoticeKind } from "./notice-kinds.ts"

type OfQuote = Pick<QuoteRecord, "providerQuote" | "status">

const isPending = ({ status }: OfQuote) => status === "pending"

/** Notices about a quote: whether it is still as they say. */
const quoteChecks: Partial<Record<NoticeKind, (quote: OfQuote) => boolean>> = {
  "quote-requested": (quote) => isPending(quote) && quote.providerQuote === null,
  "offer-received": isPending,
  "offer-revised": isPending,
  "offer-ending": isPending,
  "offer-wanted-again": isPending,
  "offer-accepted": ({ status }) => status === "accepted",
  "quote-declined": ({ status }) => status === "rejected",
  "quote-cancelled": ({ status }) => status === "cancelled",
  "job-completed": ({ status }) => status === "completed",
  "review-wanted": ({ status }) => status === "completed"
}

/** Whether a quote is still as a notice of this kind says. */
export const isQuoteAsTold = (kind: NoticeKind, quote: OfQuote): boolean => quoteChecks[kind]?.(quote) ?? true
