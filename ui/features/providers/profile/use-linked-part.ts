import { useEffect, useRef } from "react"

/**
 * Scrolls to the part of the page that the URL's fragment names; people who have scrolled, or came back, stay where
 * they are.
 */
export const useLinkedPart = (id: string) => {
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    if (location.hash === `#${id}` && window.scrollY === 0) part.current?.scrollIntoView()
  }, [id])
  return part
}
