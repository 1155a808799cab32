import { useEffect, useState } from "react"
import { flushSync } from "react-dom"

import { useHydrated } from "#ui/shared/hydration/use-hydrated.ts"
import { whenIdle } from "#ui/shared/hydration/when-idle.ts"

import { repeatEarlyPresses } from "../start/early-presses.ts"
import { repeatFocus } from "./focused-before.ts"
import { forgetParts } from "./served-styles.ts"
import { typedBefore } from "./typed-before.ts"

const press = (element: HTMLElement) => {
  forgetParts()
  // What one press changes has to be drawn before the next is understood.
  flushSync(() => (element instanceof HTMLFormElement ? element.requestSubmit() : element.click()))
}

/**
 * Stands in a screen that the server rendered. Forms begin empty when they are taken over, and know of no one in them:
 * tells which field was entered, gives back what was typed before, repeats what was pressed, and marks the page as taken
 * over.
 */
export const HydrationMarker = () => {
  const isHydrated = useHydrated()
  const [typed] = useState(() => (isHydrated ? [] : typedBefore()))
  useEffect(() => {
    document.getElementById("root")?.setAttribute("data-taken-over", "")
    repeatFocus()
    // The last first: what follows from a field stands below it, and gives way to what was typed there.
    typed.toReversed().forEach(({ repeat }) => repeat())
    // What was typed has to reach its form first.
    setTimeout(() => repeatEarlyPresses(press))
    // Fields find out what they hold, and are drawn once more with the styles that came.
    whenIdle(forgetParts)
  }, [typed])
  return null
}
