import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react"

import { currentToast, subscribeToToasts } from "./toast.ts"

const load = async () => ({ default: (await import("./Toaster.tsx")).Toaster })
const Toaster = lazy(load)

const firstSteps = ["pointerdown", "keydown", "touchstart"] as const

// Fetched at the person's first step, so that it is here, offline too, before anything can need it.
const useFetchAtFirstStep = () => {
  useEffect(() => {
    const done = new AbortController()
    const fetchNow = () => {
      done.abort()
      load().catch(() => undefined)
    }
    firstSteps.forEach((step) => addEventListener(step, fetchNow, { passive: true, signal: done.signal }))
    return () => done.abort()
  }, [])
}

/** The place of toasts; its code is no part of a page's first view. */
export const Toasts = () => {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined)
  const [needed, setNeeded] = useState(false)
  useFetchAtFirstStep()
  if (shown && !needed) setNeeded(true)
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
