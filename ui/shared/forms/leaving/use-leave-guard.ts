import { useEffect } from "react"
import { useLocation } from "wouter"

import { noteUnsaved } from "./may-leave.ts"

const isPlainClick = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

// Where a click leads on this site, when it leads away from the page.
const wayOut = (event: MouseEvent, path: string): string | null => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null
  if (link === null || link.target === "_blank" || !isPlainClick(event)) return null
  const leads = link.origin === location.origin && link.pathname !== path
  return leads ? link.pathname + link.search + link.hash : null
}

/**
 * Holds people back who leave with unsaved changes: the browser asks before the page is closed or loaded anew, and
 * `onWayOut` is called in place of a link of ours; a sign-out asks too. Other ways, as Back, cannot be held.
 */
export const useLeaveGuard = (isUnsaved: boolean, onWayOut: (to: string) => void) => {
  const [path] = useLocation()
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: MouseEvent) => {
      // Another form of the page asks already.
      if (event.defaultPrevented) return
      const to = wayOut(event, path)
      if (to === null) return
      // The link, which hears of the click after the document, then does nothing.
      event.preventDefault()
      onWayOut(to)
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const forgetUnsaved = noteUnsaved()
    document.addEventListener("click", ask, { capture: true })
    window.addEventListener("beforeunload", warn)
    return () => {
      forgetUnsaved()
      document.removeEventListener("click", ask, { capture: true })
      window.removeEventListener("beforeunload", warn)
    }
  }, [isUnsaved, onWayOut, path])
}
