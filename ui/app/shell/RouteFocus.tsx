import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react"
import { useLocation } from "wouter"

import { whenIdle } from "#ui/shared/hydration/when-idle.ts"
import { RouteFocusContext } from "#ui/shared/routing/route-focus.ts"
import { forgetServedHead } from "#ui/shared/routing/served-head.ts"

import { pageAt } from "../pages/pages.ts"
import { nameFirstEntry } from "./history-entries.ts"
import { drawInLateFont, fetchLateFont } from "./late-font.ts"
import { scrollOnArrival, startRemembering } from "./scroll-memory.ts"

/** After a change of page: scroll to the top (or back to where it was) and let its heading take the focus. */
export const RouteFocus = ({ children }: { readonly children: ReactNode }) => {
  const [path] = useLocation()
  const shownPath = useRef<string>(undefined)
  const focusAtDeparture = useRef<Element | null>(undefined)

  useEffect(() => {
    nameFirstEntry()
    whenIdle(fetchLateFont)
    return startRemembering()
  }, [])

  useLayoutEffect(() => {
    const before = shownPath.current
    shownPath.current = path
    if (before === undefined || before === path) return
    focusAtDeparture.current = document.activeElement
    drawInLateFont()
    scrollOnArrival()
    forgetServedHead()
  }, [path])

  const claimFocus = useCallback(() => {
    const before = focusAtDeparture.current
    focusAtDeparture.current = undefined
    // The focus stays where the person has already moved it.
    const now = document.activeElement
    return before !== undefined && (now === before || now === document.body)
  }, [])
  const { title } = pageAt(path)
  const routeFocus = useMemo(() => ({ claimFocus, title }), [claimFocus, title])
  return <RouteFocusContext value={routeFocus}>{children}</RouteFocusContext>
}
