import { type QueryClient, queryOptions } from "@tanstack/react-query"

import type { ConversationId, QuoteId } from "#domain/shared/ids.ts"
import { call } from "#ui/shared/api/call.ts"

// They change with quotes, and are asked for anew with them.
const key = ["/api/quotes", "reveals"] as const

/** What the provider of a quote has been given of its homeowner. */
export const quoteRevealsQuery = (quoteId: QuoteId) =>
  queryOptions({
    queryKey: [...key, quoteId],
    queryFn: () => call("GET /api/quotes/:quoteId/reveals", { params: { quoteId } })
  })

/** The same of all quotes of a conversation. */
export const pairRevealsQuery = (conversationId: ConversationId) =>
  queryOptions({
    queryKey: [...key, conversationId],
    queryFn: () => call("GET /api/conversations/:conversationId/reveals", { params: { conversationId } })
  })

export const askForReveals = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: key })
