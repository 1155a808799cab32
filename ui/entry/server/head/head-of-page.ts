import type { PageHead, ShownPage } from "#ui/shared/head/page-head.ts"

import { serverAt } from "../page-servers.ts"

/** The head of a rendered page; undefined for private pages and those that do not exist. */
export const headOfPage = (page: ShownPage): PageHead | undefined => {
  const pageServer = serverAt(page.path)
  return pageServer?.server.head({ ...page, params: pageServer.params })
}
