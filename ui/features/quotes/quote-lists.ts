import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query"

import type { ConversationId, QuoteId } from "#domain/shared/ids.ts"
import { maxOwnPageSize, ownPageSize } from "#domain/shared/limits.ts"
import { call, callList } from "#ui/shared/api/call.ts"
import { pageAfter, pagesByLast, readAll } from "#ui/shared/api/paged-list.ts"

/** Load only for a signed-in person: `enabled: isAuthenticated`. Newest first. */
export const quotesQuery = infiniteQueryOptions({
  ...pagesByLast,
  queryKey: ["/api/quotes"],
  queryFn: ({ pageParam }) => callList("GET /api/quotes", { query: pageAfter(pageParam, ownPageSize) })
})

/** All that this person sees of the quotes on a project. */
export const projectQuotesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ["/api/quotes", "project", projectId],
    queryFn: () =>
      readAll((before) =>
        callList("GET /api/quotes", { query: { ...pageAfter(before, maxOwnPageSize), projectId } })
      )
  })

/** All that the two of a conversation have asked and offered each other. */
export const pairQuotesQuery = (conversationId: ConversationId) =>
  queryOptions({
    queryKey: ["/api/quotes", "conversation", conversationId],
    queryFn: () =>
      readAll((before) =>
        callList("GET /api/quotes", { query: { ...pageAfter(before, maxOwnPageSize), conversationId } })
      )
  })

/** One quote as it is now. It is not cached: the next dialog begins with what the list shows. */
export const quoteQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ["/api/quotes", quoteId],
    queryFn: () => call("GET /api/quotes/:quoteId", { params: { quoteId } }),
    gcTime: 0
  })

// They change with quotes, and are asked for anew with them.
const revealsKey = ["/api/quotes", "reveals"] as const

/** What the provider of a quote has been given of its homeowner. */
export const quoteRevealsQuery = (quoteId: QuoteId) =>
  queryOptions({
    queryKey: [...revealsKey, quoteId],
    queryFn: () => call("GET /api/quotes/:quoteId/reveals", { params: { quoteId } })
  })

/** The same of all quotes of a conversation. */
export const pairRevealsQuery = (conversationId: ConversationId) =>
  queryOptions({
    queryKey: [...revealsKey, conversationId],
    queryFn: () => call("GET /api/conversations/:conversationId/reveals", { params: { conversationId } })
  })

export const askForReveals = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: revealsKey })
