import { queryOptions, useQueries, useQuery } from "@tanstack/react-query"

import type { Comparison } from "#domain/quote/comparison/comparison.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { quoteQuery } from "#ui/features/quotes/quote-lists.ts"
import { call } from "#ui/shared/api/call.ts"

const comparisonQuery = (ids: string) =>
  queryOptions({
    queryKey: ["/api/comparisons", ids],
    queryFn: () => call("GET /api/comparisons", { query: { quotes: ids } })
  })

export type Row = Comparison["rows"][number]
export type Column = Comparison["columns"][number]

/** A column of the comparison, and the quote for its buttons. */
export interface Offered {
  readonly column: Column
  readonly quote: Quote
}

/** Quotes side by side; `ids` are separated by commas. Nothing is shown until all of it has loaded. */
export const useComparison = (ids: string) => {
  const { data: comparison, error, refetch } = useQuery(comparisonQuery(ids))
  const quotes = useQueries({ queries: ids.split(",").map((id) => quoteQuery(id)) })
  const failed = quotes.find((quote) => quote.error !== null && quote.data === undefined)
  const known = new Map(quotes.flatMap(({ data }) => (data === undefined ? [] : [[data.id, data]])))
  const offered = comparison?.columns.flatMap((column): ReadonlyArray<Offered> => {
    const quote = known.get(column.quoteId)
    return quote === undefined ? [] : [{ column, quote }]
  })
  const isWhole = comparison !== undefined && offered?.length === comparison.columns.length
  return {
    compared: isWhole ? { comparison, offered } : undefined,
    error: comparison === undefined ? error : (failed?.error ?? null),
    retry: () => Promise.all([refetch(), failed?.refetch()])
  }
}
