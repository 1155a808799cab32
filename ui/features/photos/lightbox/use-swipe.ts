import { type TouchEvent, useRef } from "react"

/** The distance in pixels from which a movement of the finger counts as a swipe. */
const far = 48

const pointOf = ({ changedTouches: { 0: touch } }: TouchEvent) => ({
  x: touch?.clientX ?? 0,
  y: touch?.clientY ?? 0
})

/** A swipe to the left goes to the next photo, to the right to the previous one. */
export const useSwipe = (step: (by: -1 | 1) => void) => {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined)
  return {
    onTouchStart: (event: TouchEvent) => {
      // Two fingers enlarge the picture.
      from.current = event.touches.length === 1 ? pointOf(event) : undefined
    },
    onTouchEnd: (event: TouchEvent) => {
      if (!from.current) return
      const { x, y } = pointOf(event)
      const [across, down] = [x - from.current.x, y - from.current.y]
      from.current = undefined
      if (Math.abs(across) > far && Math.abs(across) > 2 * Math.abs(down)) step(across < 0 ? 1 : -1)
    }
  }
}
