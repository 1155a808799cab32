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

/** Hands over what was pressed too early, each button once and in its order; later presses are React's. */
export const repeatEarlyPresses = (press: (button: HTMLElement) => void) => {
  removeEventListener("click", keep, { capture: true })
  pressed.forEach(press)
  pressed.clear()
}

/** Leaves presses to the browser again. */
export const dropEarlyPresses = () => repeatEarlyPresses(() => undefined)
