import { preloadSearchOutcome } from "#ui/features/home/search-outcome.ts"
import { homeQuery } from "#ui/features/home/use-home-search.ts"
import { popularPagesQuery } from "#ui/features/local/popular-pages.ts"
import { categoriesQuery } from "#ui/features/services/use-categories.ts"
import { organization, webSite } from "#ui/shared/head/json-ld/web-site.ts"
import { searchedHead } from "#ui/shared/head/static-head.ts"
import { readProviderQuery } from "#ui/shared/search/provider-query.ts"

import type { PageServer } from "../page-server.ts"
import { definePage } from "../page.ts"

export const page = definePage({
  path: "/",
  access: "public",
  title: "Find trusted home service professionals",
  screen: async () => (await import("#ui/features/home/HomeScreen.tsx")).HomeScreen
})

export const server = {
  load: ({ data, search }) => [
    data.prefetchQuery(categoriesQuery),
    data.prefetchQuery(popularPagesQuery),
    data.prefetchQuery(homeQuery(readProviderQuery(search))),
    preloadSearchOutcome()
  ],
  head: (address) =>
    searchedHead(
      {
        description:
          "Find, compare and contact trusted home service professionals near you. Read honest reviews, see hourly rates, get quotes and have the job done.",
        canonical: page.path,
        isIndexed: true,
        facts: [webSite, organization]
      },
      address
    )
} satisfies PageServer
