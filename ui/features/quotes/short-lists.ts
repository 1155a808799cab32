import { queryOptions } from "@tanstack/react-query"

import { call } from "#ui/shared/api/call.ts"

// By themselves: every page has them, and lists in pages weigh more.

/** The first of those that wait for this person's answer. */
export const waitingQuotesQuery = queryOptions({
  queryKey: ["/api/quotes", "waiting"],
  queryFn: () => call("GET /api/quotes", { query: { waiting: "true" } })
})

/** This person's newest quotes. Under a name of its own: writes take their answers over into it, and ask for nothing. */
export const newestQuotesQuery = queryOptions({
  queryKey: ["/api/quotes newest"],
  queryFn: () => call("GET /api/quotes")
})
