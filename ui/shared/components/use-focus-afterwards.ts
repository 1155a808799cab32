import { useEffect, useRef } from "react"

/**
 * For the place that a dialog is opened from: the button that opened it may be gone with the step that it took; the
 * focus goes to the place then, and likewise where the button leaves only later, with the list's new rows.
 */
export const useFocusAfterwards = (open: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const closed = wasOpen.current && !open
    wasOpen.current = open
    const opener = document.activeElement
    if (!closed || !opener || !place.current) return undefined
    const observer = new MutationObserver(() => look())
    const look = () => {
      if (opener !== document.body && opener.isConnected) return
      observer.disconnect()
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    }
    observer.observe(place.current, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()
  }, [open])
  return place
}
