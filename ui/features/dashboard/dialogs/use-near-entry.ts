import { type MouseEvent, useRef } from "react"

const entries = "article, li[tabindex]"

/** The entries of a place to which the focus may go from within one: that one, those that follow, those before. */
const nearestFirst = (place: HTMLElement, pressed: EventTarget): ReadonlyArray<HTMLElement> => {
  const entry = pressed instanceof Element ? pressed.closest(entries) : null
  const all = [...place.querySelectorAll<HTMLElement>(entries)]
  const at = all.findIndex((one) => one === entry)
  return at === -1 ? [] : [...all.slice(at), ...all.slice(0, at).toReversed()]
}

/** The entry of a place that was last pressed in, or the one in its stead if it is gone by then. */
export const useNearEntry = () => {
  const near = useRef<ReadonlyArray<HTMLElement>>([])
  // Noted with the press: when its dialog closes, the button may be gone already.
  const note = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    near.current = nearestFirst(currentTarget, target)
  }
  return { note, nearest: () => near.current.find(({ isConnected }) => isConnected) }
}
