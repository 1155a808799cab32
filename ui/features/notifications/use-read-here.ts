import { useInfiniteQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"

import { isOfOneThing } from "#domain/notices/places.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { useHere } from "#ui/shared/routing/use-here.ts"
import { useTabVisible } from "#ui/shared/state/use-tab-visible.ts"

import { notificationsQuery, useReadNotifications } from "./notifications.ts"

const earliest: Instant = "0000"

interface Arrival {
  readonly here: string
  /** When the newest notice was made; a later one is news even to people who are on its page. */
  readonly newest: Instant
}

/** Marks a notice as read when its page is visited, whichever way people came: by the link of its email too. */
export const useReadHere = (): void => {
  const here = useHere()
  const isSeen = useTabVisible()
  const { data } = useInfiniteQuery(notificationsQuery)
  const { mutate: read } = useReadNotifications()
  const [arrival, setArrival] = useState<Arrival | null>(null)
  const notices = data?.pages.flatMap(({ items }) => items) ?? []
  if (data !== undefined && arrival?.here !== here)
    setArrival({ here, newest: notices[0]?.createdAt ?? earliest })
  const newest = arrival?.here === here && isSeen && isOfOneThing(here) ? arrival.newest : earliest
  const unread = notices.find(
    ({ createdAt, href, readAt }) => readAt === null && createdAt <= newest && href === here
  )
  useEffect(() => {
    if (unread) read({ ids: [unread.id] })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each, however its state changes
  }, [unread?.id, read])
}
