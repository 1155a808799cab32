import type { QueryClient } from "@tanstack/react-query"

import { isSignOutOwed } from "./owed-sign-out.ts"
import { sessionQuery } from "./session-query.ts"
import { wasSignedIn } from "./signed-in-before.ts"

/**
 * Fetches the session once more where that of the page is out of date: where the browser shows a visitor's page from
 * before a sign-in, from its cache or out of the back/forward cache, and where a sign-out is owed.
 */
export const followSignIns = (queryClient: QueryClient): void => {
  const ask = () => {
    const session = queryClient.getQueryData(sessionQuery.queryKey)
    if (session && (session.user ? isSignOutOwed() : wasSignedIn()))
      void queryClient.invalidateQueries(sessionQuery)
  }
  ask()
  addEventListener("pageshow", ({ persisted }) => persisted && ask())
}
