import { useEffect, useRef } from "react"

/** Brings the part of the page that the address names into view; who has scrolled, or came back, stays where they are. */
export const useLinkedPart = (id: string) => {
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    if (location.hash === `#${id}` && window.scrollY === 0) part.current?.scrollIntoView()
  }, [id])
  return part
}
