import { useEffect, useRef } from "react"

/**
 * For the place (`ref`) that a dialog is opened from: when the dialog closes and its button is gone with the step that
 * was taken, the focus goes to `nearest` or else to the place; likewise when the button, or what has the focus in its
 * stead, is removed only later, with the list's new rows. By then the browser has moved the focus to the body, or to the
 * dialog that the place stands in.
 */
export const useFocusAfterwards = <Place extends HTMLElement = HTMLDivElement>(
  open: boolean,
  nearest?: () => HTMLElement | undefined
) => {
  const place = useRef<Place>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const closed = wasOpen.current && !open
    wasOpen.current = open
    let holder = document.activeElement
    if (!closed || !holder || !place.current) return undefined
    const isAround = (element: Element | null) => element?.contains(place.current) === true
    const observer = new MutationObserver(() => look())
    const look = () => {
      if (holder?.isConnected && !isAround(holder)) return
      const next = nearest?.() ?? place.current
      if (next === place.current || !isAround(document.activeElement)) observer.disconnect()
      if (isAround(document.activeElement)) next?.focus({ preventScroll: next === place.current })
      holder = next
    }
    observer.observe(place.current, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-deps -- asked for when it is needed
  }, [open])
  return place
}
