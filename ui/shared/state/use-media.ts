import { useSyncExternalStore } from "react"

/** Whether a media query ("(min-width: 1280px)") holds; false on the server. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener("change", changed)
      return () => list.removeEventListener("change", changed)
    },
    () => matchMedia(query).matches,
    () => false
  )
