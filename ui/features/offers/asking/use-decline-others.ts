import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"

import type { Quote } from "#domain/quote/quote.ts"
import { useDeclineQuote } from "#ui/features/quotes/use-quotes.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"

import { refreshWhenOutdated } from "../refresh-when-outdated.ts"

/** The other quotes of a need that can still be declined. */
export const pendingOf = (others: ReadonlyArray<Quote>): ReadonlyArray<Quote> =>
  others.filter(({ status }) => status === "pending")

/**
 * Declines the other quotes of a need, if that is wanted: a failure with one is reported, and does not stop the others.
 */
export const useDeclineOthers = (others: ReadonlyArray<Quote>) => {
  const queryClient = useQueryClient()
  const { isPending, mutateAsync } = useDeclineQuote()
  const [isWanted, setIsWanted] = useState(false)

  const faultOf = async (quote: Quote): Promise<ReadonlyArray<string>> => {
    try {
      await mutateAsync(quote)
      return []
    } catch (error) {
      refreshWhenOutdated(queryClient, error)
      return [`${quote.providerName}: ${wordsFor(error)}`]
    }
  }

  const decline = async () => {
    if (!isWanted) return
    const faults = (await Promise.all(pendingOf(others).map(faultOf))).flat()
    if (faults.length === 0) return
    const title = "Accepted, but not all others are declined"
    toast({ title, description: faults.join(" "), variant: "destructive" })
  }
  return { decline, isPending, isWanted, toggle: () => setIsWanted(!isWanted) }
}
