import { useEffect } from "react"

import type { Conversation } from "#domain/messaging/conversation.ts"
import { useTabVisible } from "#ui/shared/state/use-tab-visible.ts"

import { useMarkRead } from "../use-conversations.ts"

/** Unread messages become read by being shown: in view, in a visible tab. */
export const useMarkSeen = (conversation: Conversation, isInView: boolean): void => {
  const { id, unreadCount } = conversation
  const { mutate: markRead } = useMarkRead()
  const isSeen = useTabVisible() && isInView
  useEffect(() => {
    if (isSeen && unreadCount > 0) markRead(id)
  }, [id, isSeen, markRead, unreadCount])
}
