import { NoticeViews } from "#ports/views/notice-views.ts"

import { removalKey } from "../repositories/operators/removals.ts"
import type { Store } from "../store.ts"

export const noticeViews = ({ read }: Store) =>
  NoticeViews.of({
    offersOn: (id) =>
      read(
        ({ quotes }) =>
          [...quotes.values()].filter(
            ({ projectId, providerQuote, status }) =>
              projectId === id && status === "pending" && providerQuote !== null
          ).length
      ),
    unreadIn: (id, reader) =>
      read(
        ({ messages, removals }) =>
          [...messages.values()].filter(
            ({ conversationId, id: messageId, read: isRead, senderUserId }) =>
              conversationId === id &&
              senderUserId !== reader &&
              !isRead &&
              !removals.has(removalKey("message", messageId))
          ).length
      )
  })
