import type { Query, QueryClient } from "@tanstack/react-query"

import type { Page } from "#ui/app/page.ts"
import { findPage } from "#ui/app/pages/pages.ts"
import { statusOf } from "#ui/shared/api/call-error.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

export type PageStatus = 200 | 404 | 503

const isMissing = ({ state }: Query) => statusOf(state.error) === 404

// A call that was refused (4xx) is told on the page; only a server that cannot answer (no answer, or 5xx) makes the
// page fail.
const hasFailed = ({ state }: Query) => {
  if (state.status !== "error") return false
  const status = statusOf(state.error) ?? 0
  return status === 0 || status >= 500
}

// Whether the console's URLs are not found: they are for anybody but operators. In the browser visitors are sent to
// sign in.
const isKeptFrom = (page: Page, data: QueryClient) =>
  page.access === "operators" && data.getQueryData(sessionQuery.queryKey)?.operator !== true

/** A page's HTTP status, once its data have been loaded. */
export const pageStatus = (path: string, data: QueryClient): PageStatus => {
  const queries = data.getQueryCache().getAll()
  const page = findPage(path)
  if (page === undefined || queries.some(isMissing)) return 404
  if (queries.some(hasFailed)) return 503
  return isKeptFrom(page, data) ? 404 : 200
}
