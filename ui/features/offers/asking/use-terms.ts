import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"

import type { Quote } from "#domain/quote/quote.ts"
import { quoteQuery } from "#ui/features/quotes/quote-lists.ts"
import { useMoment } from "#ui/shared/state/use-moment.ts"

const isRevised = (read: Quote, now: Quote | undefined): now is Quote =>
  now?.status === read.status && now.offer?.version !== read.offer?.version

/**
 * The terms that are asked about. They stay as they were read, whatever is offered meanwhile, until `showNewest`; for a
 * moment after that nothing can be accepted, so that nobody accepts what changes under the finger.
 */
export const useTerms = (quote: Quote) => {
  const queryClient = useQueryClient()
  const { data: current } = useQuery({ ...quoteQuery(quote.id), initialData: quote })
  const [read, setRead] = useState(quote)
  const moment = useMoment()
  /** Shows the newest terms; returns whether they are new. */
  const showNewest = (): boolean => {
    const now = queryClient.getQueryData(quoteQuery(quote.id).queryKey)
    if (!isRevised(read, now)) return false
    setRead(now)
    moment.begin()
    return true
  }
  return { terms: read, isJustShown: moment.isNow, isOutdated: isRevised(read, current), showNewest }
}
