import { liveQuoteStatuses } from "#domain/quote/quote-life-cycle.ts"

/** SQL for whether the quote `q` is live. */
export const isLiveQuote = `q.status in (${liveQuoteStatuses.map((status) => `'${status}'`).join(", ")})`

/** SQL for `isAgreed` of the quote `q`. */
export const isAgreedQuote = "(q.accepted_at is not null or q.status in ('accepted', 'completed'))"
