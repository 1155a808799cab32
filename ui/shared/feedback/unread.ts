import type { ReactNode } from "react"

import { makeStore, useStore } from "../state/store.ts"

/**
 * How the frame shows that messages wait to be read, and quotes to be answered. The code of the badge loads later than
 * the frame.
 */
export interface Unread {
  /** Precedes the title of the browser's tab: "(3) ". */
  readonly prefix: string
  /** Shown at the links that lead to messages; they are described by the element with the id `unreadWordsId`. */
  readonly badge: ReactNode
  /** Shown at the button of the menu that hides those links on small screens, for quotes as well. */
  readonly dot: ReactNode
}

export const unreadWordsId = "unread-messages"

export const nothingUnread: Unread = { prefix: "", badge: null, dot: null }

const unread = makeStore(nothingUnread)

export const showUnread = unread.set

/** How to show what the signed-in person has not read, on whatever page; `nothingUnread` until that is known. */
export const useUnread = (): Unread => useStore(unread, nothingUnread)
