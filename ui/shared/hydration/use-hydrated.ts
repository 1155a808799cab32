import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** Whether the program has taken the page over: false on a server and while what it rendered is being taken over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false
  )
