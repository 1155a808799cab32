import { useEffectEvent, useLayoutEffect, useState } from "react"

import type { Suggestions } from "./use-suggestions.ts"

type Listed = Pick<Suggestions, "choose" | "close" | "isOpen" | "open" | "options"> & {
  readonly input: HTMLInputElement
}

// With a modifier, or up, the key moves in the text.
const opens = ({ altKey, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent) =>
  key === "ArrowDown" && !(altKey || ctrlKey || metaKey || shiftKey)

/** Makes the input a combobox, and gives the option that the arrow keys have come to; none is -1. */
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
      // Above the first and below the last stands the text as it was typed.
      const places = options.length + 1
      setAt({ options, active: ((active + 1 + step + places) % places) - 1 })
    } else if (event.key === "Escape") {
      close()
      // It closes one thing: a dialog that holds the field stays.
      event.stopPropagation()
    } else if (event.key === "Enter" && option !== undefined) choose(option)
    else return
    event.preventDefault()
  })

  // Before the list can be seen or heard of: an effect of its own time would let the field contradict it for a moment.
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
