import { useEffect, useRef } from "react"

/**
 * For the list and the chat, in this order: where the one takes the other's place, the focus would go with what is no
 * longer shown. It goes to the chat that is opened, and back to its entry in the list.
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
      // It may have gone from the list meanwhile.
      const entry = document.getElementById(left) ?? document.querySelector("h1")
      entry?.focus()
    }
  }, [id])
  return panes
}
