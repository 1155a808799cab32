import { useEffect, useRef } from "react"

/** A list whose end leads on: once more of it is shown, the focus goes to the first entry that came. */
export const useFocusOnNewcomers = (shown: number) => {
  const list = useRef<HTMLUListElement>(null)
  const first = useRef<number>(null)
  useEffect(() => {
    if (first.current === null || shown <= first.current) return
    const newcomer = list.current?.children[first.current]
    newcomer?.querySelector<HTMLElement>('a, button, [role="button"]')?.focus()
    first.current = null
  }, [shown])
  return {
    list,
    /** To be called before more is asked for. */
    expectMore: () => {
      first.current = shown
    }
  }
}
