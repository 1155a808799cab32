import type { QuoteId } from "#domain/shared/ids.ts"

/** The page on which an offer is written; it leads back to `next`. */
export const offerPath = (quoteId: QuoteId, next?: string): string =>
  `/quotes/${quoteId}/offer${next === undefined ? "" : `?next=${encodeURIComponent(next)}`}`
