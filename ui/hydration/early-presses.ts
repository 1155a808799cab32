import { flushSync } from "react-dom"

const pressed = new Set<HTMLElement>()

const keep = (event: Event) => {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>("#root button")
  if (!button) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed.add(button)
}

/** Keeps presses of buttons that nothing stands behind yet. */
export const keepEarlyPresses = () => addEventListener("click", keep, { capture: true })

/** Presses again what was pressed too early, once each and in its order; later presses are nobody's but React's. */
export const repeatEarlyPresses = () => {
  removeEventListener("click", keep, { capture: true })
  // What one press changes has to be drawn before the next is understood.
  pressed.forEach((button) => flushSync(() => button.click()))
  pressed.clear()
}
