import { useEffect, useRef } from "react"

/**
 * Moves the focus between the list and the chat, which are the children in this order. Where one pane replaces the
 * other, the focus would be lost with the hidden one: it goes to the chat that is opened, and back to its entry in the
 * list.
 */
export const useFocusOfPanes = (id: string) => {
  const panes = useRef<HTMLDivElement>(null)
  const before = useRef(id)
  useEffect(() => {
    const left = before.current
    before.current = id
    if (left === id) return
    const [list, chat] = panes.current?.querySelectorAll<HTMLElement>(":scope > *") ?? []
    if (id !== "") {
      if (list?.getClientRects().length === 0) chat?.focus()
    } else if (document.activeElement === document.body) {
      // The entry may have left the list meanwhile.
      const entry = document.getElementById(left) ?? document.querySelector("h1")
      entry?.focus()
    }
  }, [id])
  return panes
}
