import type { QuoteRecord } from "./quote.ts"

/** What a quote says of an offer, of an agreement and of its end before there is any. */
export const blankQuote = {
  status: "pending",
  providerQuote: null,
  providerNotes: null,
  timeline: null,
  offerVersion: null,
  acceptedVersion: null,
  acceptedAt: null,
  completedAt: null,
  closeReason: null,
  closeNote: null,
  closedBy: null,
  version: 0
} as const satisfies Partial<QuoteRecord>
