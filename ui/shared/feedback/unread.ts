import { type ReactNode, useSyncExternalStore } from "react"

/** How the frame shows that messages wait to be read. What it looks like comes later than the frame. */
export interface Unread {
  /** Begins the title of the browser's tab: "(3) ". */
  readonly prefix: string
  /** Stands at the links to where the messages are; they are described by the element of id `unreadWordsId`. */
  readonly badge: ReactNode
  /** Stands at the button of the menu that hides those links on small screens. */
  readonly dot: ReactNode
}

export const unreadWordsId = "unread-messages"

export const nothingUnread: Unread = { prefix: "", badge: null, dot: null }

let unread = nothingUnread
const listeners = new Set<() => void>()

export const showUnread = (next: Unread): void => {
  unread = next
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the signed-in person has unread messages, on whatever page; nothing until that is known. */
export const useUnread = (): Unread =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => nothingUnread
  )
