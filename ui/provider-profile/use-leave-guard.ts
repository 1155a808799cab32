import { useEffect, useState } from "react"
import { useLocation } from "wouter"

import { toast } from "../shared/toast/toast.ts"

const isPlainClick = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

// Where a click leads on this site, when it leads away from the page.
const wayOut = (event: MouseEvent, path: string): string | null => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null
  if (link === null || link.target === "_blank" || !isPlainClick(event)) return null
  const leads = link.origin === location.origin && link.pathname !== path
  return leads ? link.pathname + link.search + link.hash : null
}

const tellKept = () =>
  toast({
    title: "Your changes are not saved yet",
    description: "They are kept in this browser. Open your business profile to go on."
  })

/**
 * Holds people back who leave with unsaved changes: the browser asks before the page is closed or loaded anew, we ask
 * before a link of ours is followed. Back cannot be held; it is told that the draft is kept.
 */
export const useLeaveGuard = (isUnsaved: boolean) => {
  const [path, navigate] = useLocation()
  const [leavingTo, setLeavingTo] = useState<string | null>(null)

  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: MouseEvent) => {
      const to = wayOut(event, path)
      if (to === null) return
      // The link, which hears of the click after the document, then does nothing.
      event.preventDefault()
      setLeavingTo(to)
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const tell = () => {
      if (location.pathname !== path) tellKept()
    }
    document.addEventListener("click", ask, { capture: true })
    window.addEventListener("beforeunload", warn)
    window.addEventListener("popstate", tell)
    return () => {
      document.removeEventListener("click", ask, { capture: true })
      window.removeEventListener("beforeunload", warn)
      window.removeEventListener("popstate", tell)
    }
  }, [isUnsaved, path])

  return {
    isAsking: leavingTo !== null,
    stay: () => setLeavingTo(null),
    leave: () => leavingTo !== null && navigate(leavingTo)
  }
}
