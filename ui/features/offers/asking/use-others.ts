import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useState } from "react"

import { needsOf } from "#domain/quote/needs.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { quotesQuery } from "#ui/features/quotes/quote-lists.ts"
import { waitingQuotesQuery } from "#ui/features/quotes/short-lists.ts"
import { eachOnce } from "#ui/shared/api/each-once.ts"
import { usePagedList } from "#ui/shared/api/paged-list.ts"

const nobody: ReadonlyArray<Quote> = []

const othersOf = ({ id }: Quote, quotes: ReadonlyArray<Quote>): ReadonlyArray<Quote> => {
  const need = needsOf(quotes).find((together) => together.some((quote) => quote.id === id)) ?? nobody
  return need.filter((quote) => quote.id !== id)
}

/**
 * The other quotes of the same need, from the homeowner's list of quotes, as they were when the question was opened;
 * undefined until they are known. The other quotes on a project are declined by the server.
 */
export const useOthers = (quote: Quote): ReadonlyArray<Quote> | undefined => {
  const isOnProject = quote.projectId !== null
  const [others, setOthers] = useState(isOnProject ? nobody : undefined)
  const list = useInfiniteQuery({ ...quotesQuery, enabled: !isOnProject })
  const waiting = useQuery({ ...waitingQuotesQuery, enabled: !isOnProject })
  const { items = nobody } = usePagedList(list, waiting)
  if (others === undefined && !list.isFetching && !waiting.isFetching) {
    setOthers(othersOf(quote, eachOnce([...items, quote])))
  }
  return others
}
