import { type InfiniteData, infiniteQueryOptions } from "@tanstack/react-query"

import type { Notification } from "#domain/notices/notice.ts"
import { answerIn, call, countIn, hasNextIn, type ListPage, send } from "#ui/shared/api/call.ts"
import { editCached } from "#ui/shared/api/edit-cached.ts"
import { expectEvent } from "#ui/shared/api/own-writes.ts"
import { pageAfter, pagesByLast } from "#ui/shared/api/paged-list.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"

const pageSize = 20

interface Page extends ListPage<Notification> {
  /** The number of unread ones among all notifications. */
  readonly unread: number
}
type Pages = InfiniteData<Page>

const readPage = async (before: string | null): Promise<Page> => {
  const response = await send("GET /api/me/notifications", { query: pageAfter(before, pageSize) })
  const { headers } = response
  return {
    items: await answerIn(response),
    hasNext: hasNextIn(headers),
    unread: countIn(headers.get("x-unread-count")).total
  }
}

/** The person's notifications, newest first, shared by the bell and the page. For signed-in people only. */
export const notificationsQuery = infiniteQueryOptions({
  ...pagesByLast,
  queryKey: ["/api/me/notifications"],
  queryFn: ({ pageParam }) => readPage(pageParam)
})

/** The number of unread ones among all notifications. */
export const unreadIn = (pages: Pages | undefined): number => pages?.pages[0]?.unread ?? 0

/** Which notifications to mark as read: some by their ids, or one with all before it. */
type Reading = { readonly ids: ReadonlyArray<Notification["id"]> } | { readonly upTo: Notification }

const isMeant = (reading: Reading, { createdAt, id }: Notification): boolean =>
  "ids" in reading ? reading.ids.includes(id) : createdAt <= reading.upTo.createdAt

const bodyOf = (reading: Reading) => ("ids" in reading ? reading : { upTo: reading.upTo.id })

/** Marks notifications as read, here and in all windows of the person. */
export const useReadNotifications = () =>
  useWrite({
    touches: notificationsQuery.queryKey,
    send: (reading: Reading) => call("POST /api/me/notifications/read", { body: bodyOf(reading) }),
    take: (queryClient, { unread }, reading) => {
      const readAt = new Date().toISOString()
      const read = (notification: Notification): Notification => {
        if (notification.readAt !== null || !isMeant(reading, notification)) return notification
        // A single event reports all that were marked, with the id of any one of them.
        expectEvent("notification", notification)
        return { ...notification, readAt }
      }
      editCached<Pages>(queryClient, notificationsQuery.queryKey, (data) => ({
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.map(read), unread }))
      }))
    }
  })
