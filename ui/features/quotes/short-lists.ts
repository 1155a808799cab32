import { queryOptions } from "@tanstack/react-query"

import { call } from "#ui/shared/api/call.ts"

// In a module of their own: every page has these lists, and the paged lists weigh more.

/** The first of the quotes that wait for this person's answer. */
export const waitingQuotesQuery = queryOptions({
  queryKey: ["/api/quotes", "waiting"],
  queryFn: () => call("GET /api/quotes", { query: { waiting: "true" } })
})

/**
 * This person's newest quotes. The path in the key is different from that of other quotes: writes put their answers
 * into this list, and do not refetch it.
 */
export const newestQuotesQuery = queryOptions({
  queryKey: ["/api/quotes newest"],
  queryFn: () => call("GET /api/quotes")
})
