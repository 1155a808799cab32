import { useEffect, useRef } from "react"

/**
 * For the place that a dialog is opened from: the button that opened it may be gone with the step that it took; the
 * focus goes to the place then.
 */
export const useFocusAfterwards = (open: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const closed = wasOpen.current && !open
    wasOpen.current = open
    if (closed && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [open])
  return place
}
