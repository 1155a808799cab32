import type { PageHead, ShownPage } from "#ui/shared/head/page-head.ts"

import { serverAt } from "../page-servers.ts"

/** What a rendered page says of itself; nothing for private pages and those that do not exist. */
export const headOfPage = (page: ShownPage): PageHead | undefined => {
  const found = serverAt(page.path)
  return found?.server.head({ ...page, params: found.params })
}
