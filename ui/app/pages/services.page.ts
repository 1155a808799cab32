import { popularPagesQuery } from "#ui/features/local/popular-pages.ts"
import { categoriesQuery } from "#ui/features/services/use-categories.ts"
import { staticHead } from "#ui/shared/head/static-head.ts"

import type { PageServer } from "../page-server.ts"
import { definePage } from "../page.ts"

export const page = definePage({
  path: "/services",
  access: "public",
  title: "Services",
  screen: async () => (await import("#ui/features/services/ServicesScreen.tsx")).ServicesScreen
})

export const server = {
  load: ({ data }) => [data.prefetchQuery(categoriesQuery), data.prefetchQuery(popularPagesQuery)],
  head: () =>
    staticHead(page.path, {
      description:
        "Every home service in one place: plumbing, electrical, cleaning, roofing, painting, remodeling and more. See who does it near you and what they charge.",
      trail: [{ href: page.path, label: "Services" }]
    })
} satisfies PageServer
