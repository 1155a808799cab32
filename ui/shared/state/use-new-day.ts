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

/** Rerenders the component when a new day begins: for texts that say "Today". */
export const useNewDay = (): void => void useSyncExternalStore(subscribe, today, today)
