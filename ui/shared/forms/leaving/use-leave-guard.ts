import { useEffect } from "react"
import { useLocation } from "wouter"

import { noteUnsaved } from "./may-leave.ts"

const isPlainClick = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

// The path on this site that a click leads to, if it leads away from the page; else null.
const wayOut = (event: MouseEvent, path: string): string | null => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null
  if (link === null || link.target === "_blank" || !isPlainClick(event)) return null
  const leads = link.origin === location.origin && link.pathname !== path
  return leads ? link.pathname + link.search + link.hash : null
}

/**
 * Guards against leaving with unsaved changes: the browser asks before the page is closed or reloaded, and `onWayOut`
 * is called instead of following a link of this site; a sign-out asks too. Other ways, such as Back, cannot be guarded.
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
      // The link's own listener, which runs after the document's, then does nothing.
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
