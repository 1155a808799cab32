import { type TouchEvent, useRef } from "react"

/** So far, in pixels, a finger goes that means the next one. */
const far = 48

const pointOf = ({ changedTouches: { 0: touch } }: TouchEvent) => ({
  x: touch?.clientX ?? 0,
  y: touch?.clientY ?? 0
})

/** A swipe to the left asks for the next one, to the right for the one before. */
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
