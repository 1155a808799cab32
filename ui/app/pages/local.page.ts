import { localHead } from "#ui/features/local/local-head.ts"
import { localPageQuery } from "#ui/features/local/use-local-pages.ts"

import type { PageServer } from "../page-server.ts"
import { definePage } from "../page.ts"

export const page = definePage({
  path: "/providers/:state/:city/:category",
  access: "public",
  title: "Local professionals",
  screen: async () => (await import("#ui/features/local/LocalScreen.tsx")).LocalScreen
})

export const server = {
  load: ({ data, params }) => [data.prefetchQuery(localPageQuery(params))],
  head: (address) => localHead(address.params, address)
} satisfies PageServer<typeof page.path>
