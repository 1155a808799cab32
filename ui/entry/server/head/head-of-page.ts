import { isPrivate, routePathOf } from "#ui/app/pages/route-paths.ts"
import { localHead } from "#ui/features/local/local-head.ts"
import { providerHead } from "#ui/features/providers/provider-head.ts"
import { searchHead } from "#ui/features/providers/search-head.ts"
import type { PageHead, ShownPage } from "#ui/shared/head/page-head.ts"

import { isStaticPath } from "./descriptions.ts"
import { staticHead } from "./static-head.ts"

const partsOf = (path: string) => path.split("/").filter((part) => part !== "")

/** What a rendered page says of itself; nothing for those that are nobody else's business, or not there. */
export const headOfPage = (page: ShownPage): PageHead | undefined => {
  const path = routePathOf(page.path)
  if (path === undefined || isPrivate(path)) return undefined
  const [, first = "", second = "", third = ""] = partsOf(page.path)
  if (path === "/providers") return searchHead(page)
  if (path === "/provider/:id") return providerHead(first, page)
  if (path === "/providers/:state/:city/:category") {
    return localHead({ state: first, city: second, category: third }, page)
  }
  return isStaticPath(path) ? staticHead(path, page) : undefined
}
