import { lazy, Suspense, useState } from "react"

import { useFirstStep } from "#ui/shared/components/use-first-step.ts"

import { useShownToast } from "./toast.ts"

const load = async () => ({ default: (await import("./Toaster.tsx")).Toaster })
const Toaster = lazy(load)

const fetchAhead = () => void load().catch(() => undefined)

/** The place of toasts; its code is no part of a page's first view. */
export const Toasts = () => {
  const shown = useShownToast()
  const [needed, setNeeded] = useState(false)
  // Here, offline too, before anything can need it.
  useFirstStep(fetchAhead)
  if (shown && !needed) setNeeded(true)
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
