import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"

import type { NoticeKind } from "#domain/notices/notice-kinds.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

import { notificationsQuery } from "./notifications.ts"

const kinds = new Set<string>(["sanctioned", "sanction-lifted"] satisfies ReadonlyArray<NoticeKind>)

/** Whoever is told of a limit, or that it is lifted, finds it so on the page: the session, which is else asked for once, is anew. */
export const useLimits = (): void => {
  const { data } = useInfiniteQuery(notificationsQuery)
  const queryClient = useQueryClient()
  const told = data?.pages.flatMap(({ items }) => items).find(({ kind }) => kinds.has(kind))?.id ?? null
  const known = useRef<typeof told>(undefined)
  const isThere = data !== undefined
  useEffect(() => {
    if (!isThere) return
    if (known.current !== undefined && known.current !== told)
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    known.current = told
  }, [isThere, queryClient, told])
}
