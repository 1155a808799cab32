/** Buttons that were pressed, and forms in which Enter was pressed, before hydration. */
const pressed = new Set<HTMLElement>()

const keep = (event: Event, element: HTMLElement) => {
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed.add(element)
  // Shows people, and tells screen readers, that the press was received.
  element.setAttribute("aria-busy", "true")
}

const keepPress = (event: Event) => {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>("#root button")
  if (button) keep(event, button)
}

const keepEnter = (event: KeyboardEvent) => {
  if (event.key !== "Enter" || event.isComposing || !(event.target instanceof HTMLInputElement)) return
  const form = event.target.closest<HTMLElement>("#root form")
  if (form) keep(event, form)
}

/** Keeps presses of buttons that have no handler yet, and of Enter in fields. */
export const keepEarlyPresses = () => {
  addEventListener("click", keepPress, { capture: true })
  addEventListener("keydown", keepEnter, { capture: true })
}

/** Replays the early presses, each button and form once and in their order; later presses are React's. */
export const repeatEarlyPresses = (press: (element: HTMLElement) => void) => {
  removeEventListener("click", keepPress, { capture: true })
  removeEventListener("keydown", keepEnter, { capture: true })
  pressed.forEach((element) => {
    element.removeAttribute("aria-busy")
    press(element)
  })
  pressed.clear()
}

/** Leaves presses to the browser again, and replays none. */
export const dropEarlyPresses = () => repeatEarlyPresses(() => undefined)
