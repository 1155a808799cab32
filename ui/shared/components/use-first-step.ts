import { useEffect } from "react"

const steps = ["pointerdown", "pointermove", "keydown", "touchstart"]

/** Milliseconds after which the first view is over for people who only look. */
export const firstView = 3_000

/**
 * Calls back once, at the first time that the person moves the pointer, presses or touches anything: for code that the
 * first view does without. With `firstView`, at the latest after that time: for code of something visible.
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
