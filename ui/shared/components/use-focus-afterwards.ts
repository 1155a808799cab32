import { useEffect, useRef } from "react"

/**
 * For the place (`ref`) that a dialog is opened from: when the dialog closes and its button is gone with the step that
 * was taken, the focus goes to the place; likewise when the button is removed only later, with the list's new rows. By
 * then the browser has moved the focus to the body, or to the dialog that the place stands in.
 */
export const useFocusAfterwards = <Place extends HTMLElement = HTMLDivElement>(open: boolean) => {
  const place = useRef<Place>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const closed = wasOpen.current && !open
    wasOpen.current = open
    const opener = document.activeElement
    if (!closed || !opener || !place.current) return undefined
    const isAround = (element: Element | null) => element?.contains(place.current) === true
    const observer = new MutationObserver(() => look())
    const look = () => {
      if (opener.isConnected && !isAround(opener)) return
      observer.disconnect()
      if (isAround(document.activeElement)) place.current?.focus({ preventScroll: true })
    }
    observer.observe(place.current, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()
  }, [open])
  return place
}
