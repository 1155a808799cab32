import { ownProfileQuery } from "#ui/features/provider-profile/own-profile-query.ts"
import { newestQuotesQuery } from "#ui/features/quotes/short-lists.ts"
import type { ShownPage } from "#ui/shared/head/page-head.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

import { serverAt } from "./page-servers.ts"

/**
 * Loads the session, and what makes the cards of professionals differ for this person: their own business, or whom they
 * have asked.
 */
const loadReader = async (data: ShownPage["data"]) => {
  await data.prefetchQuery(sessionQuery)
  const role = data.getQueryData(sessionQuery.queryKey)?.user?.role
  if (role === "provider") await data.prefetchQuery(ownProfileQuery)
  if (role === "homeowner") await data.prefetchQuery(newestQuotesQuery)
}

/** Loads a page's data, and who looks at it. What cannot be loaded is kept as its query's error. */
export const loadData = async (page: ShownPage): Promise<void> => {
  const { params = {}, server } = serverAt(page.path) ?? {}
  const ofPage = server?.load?.({ ...page, params }) ?? []
  await Promise.all([loadReader(page.data), ...ofPage])
}
