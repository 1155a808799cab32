import { useEffect } from "react"

const steps = ["pointerdown", "pointermove", "keydown", "touchstart"] as const

/** Calls back once, as soon as the person moves, presses or touches anything: for code that the first view does not need. */
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
