import type { ShownPage } from "#ui/shared/head/page-head.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

import { serverAt } from "./page-servers.ts"

/** Loads what a page shows, and who looks at it. What cannot be loaded is kept as its query's error. */
export const loadData = async (page: ShownPage): Promise<void> => {
  const { params = {}, server } = serverAt(page.path) ?? {}
  const ofPage = server?.load?.({ ...page, params }) ?? []
  await Promise.all([page.data.prefetchQuery(sessionQuery), ...ofPage])
}
