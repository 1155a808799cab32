import { pageSize } from "#domain/provider/search/search-options.ts"
import { searchHead } from "#ui/features/providers/search-head.ts"
import { providerPagesQuery } from "#ui/features/providers/use-providers.ts"
import { readProviderQuery } from "#ui/shared/search/provider-query.ts"

import type { PageServer } from "../page-server.ts"
import { definePage } from "../page.ts"

export const page = definePage({
  path: "/providers",
  access: "public",
  title: "Find professionals",
  screen: async () => (await import("#ui/features/providers/ProvidersScreen.tsx")).ProvidersScreen
})

export const server = {
  load: ({ data, search }) => [
    data.prefetchInfiniteQuery(providerPagesQuery(readProviderQuery(search), pageSize))
  ],
  head: searchHead
} satisfies PageServer
