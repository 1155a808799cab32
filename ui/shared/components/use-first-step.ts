import { useEffect } from "react"

const steps = ["pointerdown", "pointermove", "keydown", "touchstart"]

/** Milliseconds after which a first view is over for who only looks. */
export const firstView = 3_000

/**
 * Calls back once, as soon as the person moves, presses or touches anything: for code that the first view does without.
 * With `firstView`, for what is seen, at the latest then.
 */
export const useFirstStep = (callback: () => void, atLatest?: typeof firstView): void => {
  useEffect(() => {
    const done = new AbortController()
    const stop = () => {
      done.abort()
      clearTimeout(timer)
    }
    const once = () => {
      stop()
      callback()
    }
    steps.forEach((step) => addEventListener(step, once, { passive: true, signal: done.signal }))
    const timer = atLatest && setTimeout(once, atLatest)
    return stop
  }, [atLatest, callback])
}
