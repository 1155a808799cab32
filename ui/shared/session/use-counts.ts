import { queryOptions } from "@tanstack/react-query"

import { call } from "../api/call.ts"

/** The totals of all that the signed-in person has, independent of the pages of its lists. */
export const countsQuery = queryOptions({
  queryKey: ["/api/me/counts"],
  queryFn: () => call("GET /api/me/counts")
})
