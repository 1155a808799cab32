import type { QueryClient } from "@tanstack/react-query"

import { sessionQuery } from "./session-query.ts"
import { wasSignedIn } from "./signed-in-before.ts"

/**
 * Fetches the session once more where the browser shows a visitor's page from before a sign-in: from its cache, or out
 * of the back/forward cache.
 */
export const followSignIns = (queryClient: QueryClient): void => {
  const ask = () => {
    const isVisitors = queryClient.getQueryData(sessionQuery.queryKey)?.user === null
    if (isVisitors && wasSignedIn()) void queryClient.invalidateQueries(sessionQuery)
  }
  ask()
  addEventListener("pageshow", ({ persisted }) => persisted && ask())
}
