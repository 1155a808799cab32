import { useEffect, useRef } from "react"

/** A list whose end leads on: once more of it is shown, the focus goes to the first of the `entries` that came. */
export const useFocusOnNewcomers = <List extends HTMLElement = HTMLUListElement>(
  shown: number,
  entries = ":scope > *"
) => {
  const list = useRef<List>(null)
  const first = useRef<number>(null)
  useEffect(() => {
    if (first.current === null || shown <= first.current) return
    const newcomer = list.current?.querySelectorAll(entries)[first.current]
    newcomer?.querySelector<HTMLElement>('a, button, [role="button"]')?.focus()
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
