import { NoticeViews } from "#ports/views/notice-views.ts"

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
        ({ messages }) =>
          [...messages.values()].filter(
            ({ conversationId, read: isRead, senderUserId }) =>
              conversationId === id && senderUserId !== reader && !isRead
          ).length
      )
  })
