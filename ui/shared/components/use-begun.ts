import { useCallback, useState } from "react"

import { useAfterFirstView } from "./use-first-step.ts"

/** Whether the first view is over (`useAfterFirstView`): for what it does without. */
export const useBegun = (): boolean => {
  const [isBegun, setBegun] = useState(false)
  useAfterFirstView(useCallback(() => setBegun(true), []))
  return isBegun
}
