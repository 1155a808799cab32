import { liveQuoteStatuses } from "#domain/quote/quote-life-cycle.ts"

/** SQL for whether the quote `q` is live. */
export const isLiveQuote = `q.status in (${liveQuoteStatuses.map((status) => `'${status}'`).join(", ")})`

/** SQL for how many live quotes a project has; `project` is SQL for its id. */
export const liveQuotesOn = (project: string): string =>
  `(select count(*) from quotes q where q.project_id = ${project} and ${isLiveQuote})`

/** SQL for `isAgreed` of the quote `q`. */
export const isAgreedQuote = "(q.accepted_at is not null or q.status in ('accepted', 'completed'))"
