import { useEffect } from "react"

const steps = ["pointerdown", "pointermove", "keydown", "touchstart"] as const
const firstViewMs = 3_000

/** Calls back once, as soon as the person moves, presses or touches anything: for code that nobody sees before. */
export const useFirstStep = (callback: () => void): void => {
  useEffect(() => {
    const done = new AbortController()
    const once = () => {
      done.abort()
      callback()
    }
    steps.forEach((step) => addEventListener(step, once, { passive: true, signal: done.signal }))
    return () => done.abort()
  }, [callback])
}

/**
 * Calls back at the first step, and after three seconds in any case: for what is seen and the first view does without.
 * Whoever steps before is called for twice.
 */
export const useAfterFirstView = (callback: () => void): void => {
  useFirstStep(callback)
  useEffect(() => {
    const over = setTimeout(callback, firstViewMs)
    return () => clearTimeout(over)
  }, [callback])
}
