import { useEffect, useState } from "react"

import { repeatEarlyPresses } from "./early-presses.ts"
import { typedBefore } from "./typed-before.ts"
import { useHydrated } from "./use-hydrated.ts"

/**
 * Stands in a screen that the server rendered. Forms begin empty when they are taken over: gives them back what was
 * typed before, repeats what was pressed, and marks the page as taken over.
 */
export const TakenOver = () => {
  const isHydrated = useHydrated()
  const [typed] = useState(() => (isHydrated ? [] : typedBefore()))
  useEffect(() => {
    document.getElementById("root")?.setAttribute("data-taken-over", "")
    typed.forEach(({ repeat }) => repeat())
    // What was typed has to reach its form first.
    setTimeout(repeatEarlyPresses)
  }, [typed])
  return null
}
