import { ownProfileQuery } from "#ui/features/provider-profile/own-profile-query.ts"
import type { ShownPage } from "#ui/shared/head/page-head.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

import { serverAt } from "./page-servers.ts"

/** Who looks, and a professional's own business: its cards are others. */
const loadReader = async (data: ShownPage["data"]) => {
  await data.prefetchQuery(sessionQuery)
  if (data.getQueryData(sessionQuery.queryKey)?.user?.role === "provider")
    await data.prefetchQuery(ownProfileQuery)
}

/** Loads what a page shows, and for whom. What cannot be loaded is kept as its query's error. */
export const loadData = async (page: ShownPage): Promise<void> => {
  const { params = {}, server } = serverAt(page.path) ?? {}
  const ofPage = server?.load?.({ ...page, params }) ?? []
  await Promise.all([loadReader(page.data), ...ofPage])
}
