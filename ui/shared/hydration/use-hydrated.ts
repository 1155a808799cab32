import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** Whether the page is hydrated: false on a server and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false
  )
