import { useEffect, useRef } from "react"

/**
 * For a list that ends in "load more": once more `entries` are shown, the focus goes to the first new one, or to the
 * first control in it where the entry takes no focus itself.
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
