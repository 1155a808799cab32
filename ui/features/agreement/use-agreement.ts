import { queryOptions } from "@tanstack/react-query"

import { call } from "#ui/shared/api/call.ts"

/** What was agreed. It lies with the quotes: what changes them may change it. */
export const agreementQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ["/api/quotes", quoteId, "agreement"],
    queryFn: () => call("GET /api/quotes/:quoteId/agreement", { params: { quoteId } })
  })
