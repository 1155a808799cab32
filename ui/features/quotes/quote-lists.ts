import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query"

import type { ConversationId, QuoteId } from "#domain/shared/ids.ts"
import { maxOwnPageSize, ownPageSize } from "#domain/shared/limits.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { call, callList } from "#ui/shared/api/call.ts"
import { pageAfter, pagesByLast, readAll } from "#ui/shared/api/paged-list.ts"

import { quotesOnProject } from "./quotes-on-projects.ts"

/** A person's quotes, newest first. For signed-in people only: `enabled: isAuthenticated`. */
export const quotesQuery = infiniteQueryOptions({
  ...pagesByLast,
  queryKey: ["/api/quotes"],
  queryFn: ({ pageParam }) => callList("GET /api/quotes", { query: pageAfter(pageParam, ownPageSize) })
})

/** All quotes on a project that this person may see. */
export const projectQuotesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ["/api/quotes", "project", projectId],
    queryFn: ({ client }) => quotesOnProject(client, projectId)
  })

/** All quotes between the two people of a conversation. */
export const pairQuotesQuery = (conversationId: ConversationId) =>
  queryOptions({
    queryKey: ["/api/quotes", "conversation", conversationId],
    queryFn: () =>
      readAll((before) =>
        callList("GET /api/quotes", { query: { ...pageAfter(before, maxOwnPageSize), conversationId } })
      )
  })

/** One quote as it is now. Not cached after use: the next dialog begins with what the list shows. */
export const quoteQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ["/api/quotes", quoteId],
    queryFn: () => call("GET /api/quotes/:quoteId", { params: { quoteId } }),
    gcTime: 0
  })

// They change with quotes, and are refetched with them.
const revealsKey = ["/api/quotes", "reveals"] as const

/** What the provider of a quote has been given to know of its homeowner. */
export const quoteRevealsQuery = (quoteId: QuoteId) =>
  queryOptions({
    queryKey: [...revealsKey, quoteId],
    queryFn: () => call("GET /api/quotes/:quoteId/reveals", { params: { quoteId } })
  })

/** The same for all quotes of a conversation. */
export const pairRevealsQuery = (conversationId: ConversationId) =>
  queryOptions({
    queryKey: [...revealsKey, conversationId],
    queryFn: () => call("GET /api/conversations/:conversationId/reveals", { params: { conversationId } })
  })

export const askForReveals = (queryClient: QueryClient): Promise<unknown> => askAnew(queryClient, revealsKey)
