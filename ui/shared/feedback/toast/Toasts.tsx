import { useEffect, useState } from "react"

import { firstView, useFirstStep } from "#ui/shared/components/use-first-step.ts"
import { fetchAhead } from "#ui/shared/forms/fetch-ahead.ts"
import { keepTrying } from "#ui/shared/hydration/keep-trying.ts"

import { useShownToast } from "./toast.ts"
import type { Toaster } from "./Toaster.tsx"

let fetched: typeof Toaster | undefined
const load = async () => (fetched ??= (await import("./Toaster.tsx")).Toaster)
const preload = fetchAhead(load)

/** The place of toasts; its code is no part of a page's first view. */
export const Toasts = () => {
  const isNeeded = useShownToast() !== undefined
  const [loaded, setLoaded] = useState<{ readonly Part: typeof Toaster }>()
  // Loads the code before a toast can be needed: it has to be there also when the browser is offline by then, or the
  // server has been updated and has the page's files no more.
  useFirstStep(preload, firstView)
  useEffect(
    () =>
      isNeeded
        ? keepTrying({ attempt: load, onDone: (Part) => setLoaded((before) => before ?? { Part }) })
        : undefined,
    [isNeeded]
  )
  return loaded && <loaded.Part />
}
