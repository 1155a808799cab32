import { useEffect, useRef } from "react"

/**
 * A list whose end leads on: once more of it is shown, the focus goes to the first of the `entries` that came, or to the
 * first thing to press in it where it takes no focus itself.
 */
export const useFocusOnNewcomers = <List extends HTMLElement = HTMLUListElement>(
  shown: number,
  entries = ":scope > *"
) => {
  const list = useRef<List>(null)
  const first = useRef<number>(null)
  useEffect(() => {
    if (first.current === null || shown <= first.current) return
    const newcomer = list.current?.querySelectorAll<HTMLElement>(entries)[first.current]
    const takesFocus = newcomer?.hasAttribute("tabindex") === true
    const target = takesFocus ? newcomer : newcomer?.querySelector<HTMLElement>('a, button, [role="button"]')
    target?.focus()
    first.current = null
  }, [entries, shown])
  return {
    list,
    /** To be called before more is asked for. */
    expectMore: () => {
      first.current = shown
    }
  }
}
