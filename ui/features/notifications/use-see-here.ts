import { useEffect } from "react"
import { useSearch } from "wouter"

import { useSeeSearch } from "#ui/features/saved/see-search.ts"
import { useTabVisible } from "#ui/shared/state/use-tab-visible.ts"

const savedIn = /\bsaved=([\da-f-]{36})/

/** Whoever comes where a notice of a saved search leads has looked at that search. */
export const useSeeHere = (): void => {
  const [, searchId] = savedIn.exec(useSearch()) ?? []
  const isSeen = useTabVisible()
  const { mutate: see } = useSeeSearch()
  useEffect(() => {
    if (searchId !== undefined && isSeen) see(searchId)
  }, [searchId, isSeen, see])
}
