import { useEffect, useRef } from "react"
import { useLocation, useSearch } from "wouter"

/** Marks what the server wrote into the head about the page it sent (ui/head/head-html.ts). */
export const ofPage = "data-of-page"

/** Takes away what the server said about the first page, once another is shown: sharing it would share the first. */
export const useForgettingServedHead = () => {
  const [path] = useLocation()
  const search = useSearch()
  const address = `${path}?${search}`
  const first = useRef(address)
  useEffect(() => {
    if (address !== first.current)
      document.head.querySelectorAll(`[${ofPage}]`).forEach((one) => one.remove())
  }, [address])
}
