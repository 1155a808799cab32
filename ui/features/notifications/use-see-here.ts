import { useEffect, useRef } from "react"
import { useSearch } from "wouter"

import { useSeeSearch } from "#ui/features/saved/see-search.ts"
import { useTabVisible } from "#ui/shared/state/use-tab-visible.ts"

const savedIn = /\bsaved=([\da-f-]{36})/

/** Whoever comes where a notice of a saved search leads has looked at that search. */
export const useSeeHere = (): void => {
  const [, searchId] = savedIn.exec(useSearch()) ?? []
  const isSeen = useTabVisible()
  const { mutate: see } = useSeeSearch()
  // Once for each arrival: whoever comes back to the tab keeps the list.
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (searchId === undefined) seen.current = undefined
    else if (isSeen && searchId !== seen.current) see((seen.current = searchId))
  }, [searchId, isSeen, see])
}
