import { loadProviders } from "#ui/features/providers/load-providers.ts"
import { searchHead } from "#ui/features/providers/search-head.ts"
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
  load: ({ data, search }) => [loadProviders(data, readProviderQuery(search))],
  head: searchHead
} satisfies PageServer
