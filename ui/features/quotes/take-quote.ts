import type { QueryClient } from "@tanstack/react-query"

import type { Quote } from "#domain/quote/quote.ts"
import { changeThing } from "#ui/shared/api/cached-things.ts"
import { expectEvent } from "#ui/shared/api/own-writes.ts"
import { dropWaiting } from "#ui/shared/api/waiting.ts"

import { newestQuotesQuery, waitingQuotesQuery } from "./short-lists.ts"

/** Writes a changed quote into the caches; a quote that waits for an answer goes on waiting. */
export const putQuote = (queryClient: QueryClient, quote: Quote): void => {
  expectEvent("quote", quote)
  for (const path of ["/api/quotes", ...newestQuotesQuery.queryKey]) {
    changeThing<Quote>(queryClient, path, quote.id, () => quote)
  }
}

/** Writes a quote into the caches, as a write's answer gives it; it no longer waits for an answer. */
export const takeQuote = (queryClient: QueryClient, quote: Quote): void => {
  putQuote(queryClient, quote)
  dropWaiting(queryClient, waitingQuotesQuery.queryKey, quote.id)
}
