import { useSyncExternalStore } from "react"

let unread = 0
const listeners = new Set<() => void>()

export const setUnread = (count: number): void => {
  unread = count
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How many messages the signed-in person has not read; 0 until that is known. */
export const useUnread = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0
  )

export const unreadWords = (count: number): string =>
  count === 1 ? "1 unread message" : `${count} unread messages`
