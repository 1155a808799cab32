import { useEffect } from "react"

import { preload } from "../pages/pages.ts"

const intents = ["pointerover", "touchstart", "focusin"] as const

const preloadTarget = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null
  if (!link || link.origin !== location.origin) return
  // A failure shows when the page is opened; a failed preload, which was only a guess, stays silent.
  preload(link.pathname).catch(() => undefined)
}

/** Preloads a page's code as soon as a link to it, of whatever kind, is pointed at, touched or focused. */
export const usePreloadOnIntent = () => {
  useEffect(() => {
    intents.forEach((intent) => document.addEventListener(intent, preloadTarget, { passive: true }))
    return () => intents.forEach((intent) => document.removeEventListener(intent, preloadTarget))
  }, [])
}
