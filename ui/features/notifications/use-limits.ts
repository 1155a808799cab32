import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"

import type { NoticeKind } from "#domain/notices/notice-kinds.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

import { notificationsQuery } from "./notifications.ts"

const kinds = new Set<string>(["sanctioned", "sanction-lifted"] satisfies ReadonlyArray<NoticeKind>)

/** Refetches the session when a notice says that the account is limited, or no longer. */
export const useLimits = (): void => {
  const { data } = useInfiniteQuery(notificationsQuery)
  const queryClient = useQueryClient()
  const newest =
    data && (data.pages.flatMap(({ items }) => items).find(({ kind }) => kinds.has(kind))?.id ?? null)
  const known = useRef<typeof newest>(undefined)
  useEffect(() => {
    if (newest === undefined) return
    if (known.current !== undefined && known.current !== newest)
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    known.current = newest
  }, [queryClient, newest])
}
