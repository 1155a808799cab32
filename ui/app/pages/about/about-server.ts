import type { PageServer } from "#ui/app/page-server.ts"
import { popularPagesQuery } from "#ui/features/local/popular-pages.ts"
import { staticHead } from "#ui/shared/head/static-head.ts"
import type { AboutPath } from "#ui/shared/routing/nav-links.ts"

import { labelOf } from "./about-page.ts"

/** What the server does for a page about the site. */
export const aboutServer = (path: AboutPath, description: string): PageServer => ({
  load: ({ data }) => [data.prefetchQuery(popularPagesQuery)],
  head: () => staticHead(path, { description, trail: [{ href: path, label: labelOf(path) }] })
})
