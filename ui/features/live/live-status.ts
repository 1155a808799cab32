import { makeStore } from "#ui/shared/state/store.ts"

/** A store of whether this browser receives events. */
export const makeLiveStatus = () => {
  const { get: isOpen, set, subscribe } = makeStore(false)
  return { isOpen, set, subscribe }
}
