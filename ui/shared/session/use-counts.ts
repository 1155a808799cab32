import { queryOptions } from "@tanstack/react-query"

import { call } from "../api/call.ts"

/** How much a signed-in person has of everything, however many pages their lists have. */
export const countsQuery = queryOptions({
  queryKey: ["/api/me/counts"],
  queryFn: () => call("GET /api/me/counts")
})
