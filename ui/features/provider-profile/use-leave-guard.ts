import { useEffect, useRef, useState } from "react"
import { useLocation } from "wouter"

import { toast } from "#ui/shared/feedback/toast/toast.ts"

const isPlainClick = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

// Where a click leads on this site, when it leads away from the page.
const wayOut = (event: MouseEvent, path: string): string | null => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null
  if (link === null || link.target === "_blank" || !isPlainClick(event)) return null
  const leads = link.origin === location.origin && link.pathname !== path
  return leads ? link.pathname + link.search + link.hash : null
}

const toastKept = () =>
  toast({
    title: "Your changes are not saved yet",
    description: "They are kept in this browser. Open your business profile to go on."
  })

// Whichever way the screen goes: Back, signing out, a session that has ended.
const useTellKept = (isUnsaved: boolean, isKept: () => boolean) => {
  const agreed = useRef(false)
  const last = useRef({ isUnsaved, isKept })
  useEffect(() => {
    last.current = { isUnsaved, isKept }
  }, [isKept, isUnsaved])
  useEffect(
    () => () => {
      // After a sign-out nothing is.
      if (last.current.isUnsaved && !agreed.current && last.current.isKept()) toastKept()
    },
    []
  )
  return () => {
    agreed.current = true
  }
}

/**
 * Holds people back who leave with unsaved changes: the browser asks before the page is closed or loaded anew, we ask
 * before a link of ours is followed. Who leaves by another way, as by Back, is told that the draft is kept.
 */
export const useLeaveGuard = (isUnsaved: boolean, isKept: () => boolean) => {
  const [path, navigate] = useLocation()
  const [leavingTo, setLeavingTo] = useState<string | null>(null)
  const agree = useTellKept(isUnsaved, isKept)

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
    document.addEventListener("click", ask, { capture: true })
    window.addEventListener("beforeunload", warn)
    return () => {
      document.removeEventListener("click", ask, { capture: true })
      window.removeEventListener("beforeunload", warn)
    }
  }, [isUnsaved, path])

  const leave = () => {
    if (leavingTo === null) return
    agree()
    navigate(leavingTo)
  }
  return { isAsking: leavingTo !== null, stay: () => setLeavingTo(null), leave }
}
