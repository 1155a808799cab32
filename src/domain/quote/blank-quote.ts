import type { QuoteRecord } from "./quote.ts"

/** The fields of a quote about its offer, its agreement and its end, before there is any. */
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
