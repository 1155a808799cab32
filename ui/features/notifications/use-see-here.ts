import { useEffect, useRef } from "react"
import { useSearch } from "wouter"
import { useHistoryState } from "wouter/use-browser-location"

import { searchIn } from "#domain/notices/places.ts"
import { useSeeSearch } from "#ui/features/saved/see-search.ts"
import { useTabVisible } from "#ui/shared/state/use-tab-visible.ts"

/** Marks a saved search as looked at when a notice of it has led here. */
export const useSeeHere = (): void => {
  const searchId = searchIn(useSearch())
  const isSeen = useTabVisible()
  const { mutate: see } = useSeeSearch()
  // Once for each link that is followed, each of which makes a history entry: coming back to the tab does not count
  // again.
  const entry = useHistoryState<{ readonly entry?: string } | null>()?.entry
  const seen = useRef<string>(undefined)
  useEffect(() => {
    const arrival = `${entry} ${searchId}`
    if (searchId === undefined || !isSeen || arrival === seen.current) return
    seen.current = arrival
    see(searchId)
  }, [entry, searchId, isSeen, see])
}
