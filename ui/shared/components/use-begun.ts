import { useCallback, useState } from "react"

import { firstView, useFirstStep } from "./use-first-step.ts"

/** Whether the first view is over (`useFirstStep`), for parts that it does without. */
export const useBegun = (): boolean => {
  const [isBegun, setBegun] = useState(false)
  useFirstStep(
    useCallback(() => setBegun(true), []),
    firstView
  )
  return isBegun
}
