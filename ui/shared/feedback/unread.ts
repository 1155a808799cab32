import type { ReactNode } from "react"

import { makeStore, useStore } from "../state/store.ts"

/** How the frame shows that messages wait to be read, and quotes to be answered. What it looks like comes later than the frame. */
export interface Unread {
  /** Begins the title of the browser's tab: "(3) ". */
  readonly prefix: string
  /** Stands at the links to where the messages are; they are described by the element of id `unreadWordsId`. */
  readonly badge: ReactNode
  /** Stands at the button of the menu that hides those links on small screens, for quotes as well. */
  readonly dot: ReactNode
}

export const unreadWordsId = "unread-messages"

export const nothingUnread: Unread = { prefix: "", badge: null, dot: null }

const unread = makeStore(nothingUnread)

export const showUnread = unread.set

/** Whether the signed-in person has unread messages, on whatever page; nothing until that is known. */
export const useUnread = (): Unread => useStore(unread, nothingUnread)
