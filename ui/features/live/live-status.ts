import { makeStore } from "#ui/shared/state/store.ts"

/** Whether this browser hears of what happens, for those who want to know. */
export const makeLiveStatus = () => {
  const { get: isOpen, set, subscribe } = makeStore(false)
  return { isOpen, set, subscribe }
}
