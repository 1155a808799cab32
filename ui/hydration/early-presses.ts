const pressed = new Set<HTMLElement>()

const keep = (event: Event) => {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>("#root button")
  if (!button) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed.add(button)
}

/** Keeps presses of buttons that nothing stands behind yet, until what it returns is called: then React hears them. */
export const keepEarlyPresses = () => {
  addEventListener("click", keep, { capture: true })
  return () => removeEventListener("click", keep, { capture: true })
}

/** Presses again what was pressed too early, once each. */
export const repeatEarlyPresses = () => {
  pressed.forEach((button) => button.click())
  pressed.clear()
}
