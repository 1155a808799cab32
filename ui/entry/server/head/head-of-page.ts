import type { PageHead, ShownPage } from "#ui/shared/head/page-head.ts"

import { serverAt } from "../page-servers.ts"

/** What a rendered page says of itself; nothing for those that are nobody else's business, or not there. */
export const headOfPage = (page: ShownPage): PageHead | undefined => {
  const found = serverAt(page.path)
  return found?.server.head({ ...page, params: found.params })
}
