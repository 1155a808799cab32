import { useState } from "react"

import { maxCompared, minCompared } from "#domain/quote/comparison/limits.ts"

import { type Comparable, comparePath, firstChoice, hasOffer } from "./first-choice.ts"

/**
 * The ids of the compared quotes among `quotes`, in their order, and how to choose others; the comparison leads back to
 * `next`.
 */
export const useCompared = (quotes: ReadonlyArray<Comparable>, next: string) => {
  const [own, setOwn] = useState<ReadonlyArray<string> | null>(null)
  const wanted = own ?? firstChoice(quotes)
  const chosen = quotes.filter((quote) => hasOffer(quote) && wanted.includes(quote.id)).map(({ id }) => id)
  return {
    chosen,
    isEnough: chosen.length >= minCompared,
    path: comparePath(chosen, next),
    isChosen: ({ id }: Comparable) => chosen.includes(id),
    toggle: ({ id }: Comparable) =>
      setOwn(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]),
    /** Why this quote cannot be chosen now; null where it can. */
    reasonAgainst: (quote: Comparable): string | null => {
      if (!hasOffer(quote)) return "No offer to compare yet"
      return chosen.length >= maxCompared && !chosen.includes(quote.id)
        ? `Only ${maxCompared} at once: take another one off first`
        : null
    }
  }
}
export type Compared = ReturnType<typeof useCompared>
