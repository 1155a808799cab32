import { useInfiniteQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useLocation, useSearch } from "wouter"

import type { Instant } from "#domain/shared/instant.ts"
import { useTabVisible } from "#ui/shared/state/use-tab-visible.ts"

import { notificationsQuery, useReadNotifications } from "./notifications.ts"

// Pages of one thing, which say all that the notice does. Others say more than the page that they lead to.
const ofOneThing = /(?:quote=|review=|\/projects\/)[\da-f-]{36}$/

const earliest: Instant = "0000"

interface Arrival {
  readonly here: string
  /** When the newest notice was told: what comes later is news to whoever is here. */
  readonly newest: Instant
}

/** Whoever comes where a notice leads has read it, by whichever way they came: by the link of its email, too. */
export const useReadHere = (): void => {
  const [path] = useLocation()
  const search = useSearch()
  const here = search === "" ? path : `${path}?${search}`
  const isSeen = useTabVisible()
  const { data } = useInfiniteQuery(notificationsQuery)
  const { mutate: read } = useReadNotifications()
  const [arrival, setArrival] = useState<Arrival | null>(null)
  const told = data?.pages.flatMap(({ items }) => items) ?? []
  if (data !== undefined && arrival?.here !== here)
    setArrival({ here, newest: told[0]?.createdAt ?? earliest })
  const newest = arrival?.here === here && isSeen && ofOneThing.test(here) ? arrival.newest : earliest
  const unread = told.find(
    ({ createdAt, href, readAt }) => readAt === null && createdAt <= newest && href === here
  )
  useEffect(() => {
    if (unread) read({ ids: [unread.id] })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each, however its state changes
  }, [unread?.id, read])
}
