import { liveQuoteStatuses } from "#domain/quote/quote-life-cycle.ts"

/** SQL for whether the quote `q` is live. */
export const isLiveQuote = `q.status in (${liveQuoteStatuses.map((status) => `'${status}'`).join(", ")})`
