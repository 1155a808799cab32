import { queryOptions } from "@tanstack/react-query"

import { call } from "#ui/shared/api/call.ts"

/** The agreement of a quote. Its key begins like those of quotes: what changes quotes may change it. */
export const agreementQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ["/api/quotes", quoteId, "agreement"],
    queryFn: () => call("GET /api/quotes/:quoteId/agreement", { params: { quoteId } })
  })
