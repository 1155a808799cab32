import { useEffect, useState } from "react"
import { flushSync } from "react-dom"

import { whenIdle } from "#ui/shared/hydration/when-idle.ts"

import { repeatEarlyPresses } from "../start/early-presses.ts"
import { repeatFocus } from "./focused-before.ts"
import { forgetParts } from "./served-styles.ts"
import { typedBefore } from "./typed-before.ts"

const press = (element: HTMLElement) => {
  forgetParts()
  // The change that one press makes has to be rendered before the next press is handled.
  flushSync(() => (element instanceof HTMLFormElement ? element.requestSubmit() : element.click()))
}

/**
 * Stands in a screen that the server rendered. Forms begin empty when they are hydrated, and do not know that somebody
 * is in them: it tells which field has the focus, gives back what was typed before, replays the early presses, and
 * marks the page as hydrated.
 */
export const HydrationMarker = () => {
  const [typed] = useState(typedBefore)
  useEffect(() => {
    document.getElementById("root")?.setAttribute("data-taken-over", "")
    repeatFocus()
    for (const repeat of typed) repeat()
    // What was typed has to reach its form first.
    setTimeout(() => repeatEarlyPresses(press))
    // Fields find out what they hold when they are hydrated, and are rendered once more with the served styles.
    whenIdle(forgetParts)
  }, [typed])
  return null
}
