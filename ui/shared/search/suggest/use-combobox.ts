import { useEffectEvent, useLayoutEffect, useState } from "react"

import type { Suggestions } from "./use-suggestions.ts"

type Listed = Pick<Suggestions, "choose" | "close" | "isOpen" | "open" | "options"> & {
  readonly input: HTMLInputElement
}

// ArrowUp, and ArrowDown with a modifier key, move the caret in the text.
const opens = ({ altKey, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent) =>
  key === "ArrowDown" && !(altKey || ctrlKey || metaKey || shiftKey)

/** Makes the input a combobox, and returns the index of the active option, which the arrow keys choose; -1 for none. */
export const useCombobox = (
  { choose, close, input, isOpen, open, options }: Listed,
  listId: string
): number => {
  const [at, setAt] = useState({ options, active: -1 })
  if (at.options !== options) setAt({ options, active: -1 })
  const active = isOpen && at.options === options ? at.active : -1

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const option = options[active]
    if (!isOpen) {
      if (!opens(event)) return
      open()
    } else if (step !== undefined) {
      // Above the first and below the last option, the text as it was typed is a place of its own.
      const places = options.length + 1
      setAt({ options, active: ((active + 1 + step + places) % places) - 1 })
    } else if (event.key === "Escape") {
      close()
      // Closes the list alone: a dialog that contains the field stays open.
      event.stopPropagation()
    } else if (event.key === "Enter" && option !== undefined) choose(option)
    else return
    event.preventDefault()
  })

  // Before paint, and before screen readers notice the list: with a passive effect the field's attributes would
  // contradict it for a moment.
  useLayoutEffect(() => {
    input.setAttribute("role", "combobox")
    input.setAttribute("aria-autocomplete", "list")
    const listen = (event: KeyboardEvent) => press(event)
    input.addEventListener("keydown", listen)
    return () => input.removeEventListener("keydown", listen)
  }, [input])

  useLayoutEffect(() => {
    input.setAttribute("aria-expanded", String(isOpen))
    if (isOpen) input.setAttribute("aria-controls", listId)
    else input.removeAttribute("aria-controls")
    if (active === -1) input.removeAttribute("aria-activedescendant")
    else {
      input.setAttribute("aria-activedescendant", `${listId}-${active}`)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" })
    }
  }, [active, input, isOpen, listId])
  return active
}
