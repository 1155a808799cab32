import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"

import type { Quote } from "#domain/quote/quote.ts"
import { quoteQuery } from "#ui/features/quotes/quote-lists.ts"
import { useMoment } from "#ui/shared/state/use-moment.ts"

const isRevised = (read: Quote, now: Quote | undefined): now is Quote =>
  now?.status === read.status && now.offer?.version !== read.offer?.version

/**
 * The terms that are asked about. They stay as they were read, whatever is offered meanwhile, until `showNewest`,
 * and for a moment nothing can be accepted then: nobody accepts what changes under the finger.
 */
export const useTerms = (quote: Quote) => {
  const queryClient = useQueryClient()
  const { data: current } = useQuery({ ...quoteQuery(quote.id), initialData: quote })
  const [read, setRead] = useState(quote)
  const moment = useMoment()
  /** Answers whether there is something new to read. */
  const showNewest = (): boolean => {
    const now = queryClient.getQueryData(quoteQuery(quote.id).queryKey)
    if (!isRevised(read, now)) return false
    setRead(now)
    moment.begin()
    return true
  }
  return { terms: read, isJustShown: moment.isNow, isOutdated: isRevised(read, current), showNewest }
}
