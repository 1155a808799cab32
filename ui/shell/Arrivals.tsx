import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react"
import { useLocation } from "wouter"

import { rowOf } from "../routes.tsx"
import { ArrivalContext } from "../shared/arrival.ts"
import { nameFirstEntry } from "./history-entries.ts"
import { scrollToRemembered, scrollToTop, startRemembering } from "./scroll-memory.ts"

/** Whether the change of page being shown is a Back or Forward. */
const useTraversal = () => {
  const traversed = useRef(false)
  useEffect(() => {
    const note = () => {
      traversed.current = true
    }
    // Capturing runs before the router's own listener, which may show the page at once.
    addEventListener("popstate", note, { capture: true })
    return () => removeEventListener("popstate", note, { capture: true })
  }, [])
  return traversed
}

/** After a change of page: scroll to the top (or back to where it was) and let its heading take the focus. */
export const Arrivals = ({ children }: { readonly children: ReactNode }) => {
  const [path] = useLocation()
  const traversed = useTraversal()
  const shownPath = useRef<string>(undefined)
  const focusAtDeparture = useRef<Element | null>(undefined)

  useEffect(() => {
    nameFirstEntry()
    const stopRemembering = startRemembering()
    scrollToRemembered()
    return stopRemembering
  }, [])

  useLayoutEffect(() => {
    const isFirst = shownPath.current === undefined
    const isNew = shownPath.current !== path
    shownPath.current = path
    if (isFirst || !isNew) return
    focusAtDeparture.current = document.activeElement
    if (traversed.current) scrollToRemembered()
    else scrollToTop()
    traversed.current = false
  }, [path, traversed])

  const claimFocus = useCallback(() => {
    const before = focusAtDeparture.current
    focusAtDeparture.current = undefined
    // Somebody who has already moved on to another control keeps it.
    const now = document.activeElement
    return before !== undefined && (now === before || now === document.body)
  }, [])
  const { title } = rowOf(path)
  const arrival = useMemo(() => ({ claimFocus, title }), [claimFocus, title])
  return <ArrivalContext value={arrival}>{children}</ArrivalContext>
}
