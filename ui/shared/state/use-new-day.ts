import { useSyncExternalStore } from "react"

const subscribe = (look: () => void) => {
  const timer = setInterval(look, 60_000)
  document.addEventListener("visibilitychange", look)
  return () => {
    clearInterval(timer)
    document.removeEventListener("visibilitychange", look)
  }
}

const today = () => new Date().toDateString()

/** Renders what says "Today" anew once another day has begun. */
export const useNewDay = (): void => void useSyncExternalStore(subscribe, today, today)
