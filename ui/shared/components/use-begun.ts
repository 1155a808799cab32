import { useCallback, useState } from "react"

import { useFirstStep } from "./use-first-step.ts"

/** Whether the person has moved, pressed or touched anything yet: for what the first view does without. */
export const useBegun = (): boolean => {
  const [isBegun, setBegun] = useState(false)
  useFirstStep(useCallback(() => setBegun(true), []))
  return isBegun
}
