import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"

import type { ProjectId, QuoteId } from "#domain/shared/ids.ts"
import { maxOwnPageSize, ownPageSize } from "#domain/shared/limits.ts"
import { call, callList } from "#ui/shared/api/call.ts"
import { pageAfter, pagesByLast, readAll } from "#ui/shared/api/own-list.ts"

/** Load only for a signed-in person: `enabled: isAuthenticated`. Newest first. */
export const quotesQuery = infiniteQueryOptions({
  ...pagesByLast,
  queryKey: ["/api/quotes"],
  queryFn: ({ pageParam }) => callList("GET /api/quotes", { query: pageAfter(pageParam, ownPageSize) })
})

/** The first of those that wait for this person's answer. */
export const waitingQuotesQuery = queryOptions({
  queryKey: ["/api/quotes", "waiting"],
  queryFn: () => call("GET /api/quotes", { query: { waiting: "true" } })
})

/** All that this person sees of the quotes on a project. */
export const projectQuotesQuery = (projectId: ProjectId) =>
  queryOptions({
    queryKey: ["/api/quotes", "project", projectId],
    queryFn: () =>
      readAll((before) =>
        callList("GET /api/quotes", { query: { ...pageAfter(before, maxOwnPageSize), projectId } })
      )
  })

/** One quote as it is now. It is not cached: the next dialog begins with what the list shows. */
export const quoteQuery = (quoteId: QuoteId) =>
  queryOptions({
    queryKey: ["/api/quotes", quoteId],
    queryFn: () => call("GET /api/quotes/:quoteId", { params: { quoteId } }),
    gcTime: 0
  })
