import { nearbyQuery, providersPagesQuery } from "#ui/features/local/use-local-pages.ts"
import { portfolioQuery } from "#ui/features/photos/use-photos.ts"
import { providerHead } from "#ui/features/providers/provider-head.ts"
import { checksQuery } from "#ui/features/providers/use-checks.ts"
import { providerQuery } from "#ui/features/providers/use-providers.ts"
import { reviewIn, reviewPagesQuery } from "#ui/features/reviews/use-reviews.ts"

import type { PageServer } from "../page-server.ts"
import { definePage } from "../page.ts"

export const page = definePage({
  path: "/provider/:id",
  access: "public",
  title: "Professional",
  screen: async () => (await import("#ui/features/providers/ProviderScreen.tsx")).ProviderScreen
})

export const server = {
  load: ({ data, params: { id }, search }) => [
    data.prefetchQuery(providerQuery(id)),
    data.prefetchQuery(checksQuery(id)),
    data.prefetchQuery(portfolioQuery(id)),
    data.prefetchInfiniteQuery(reviewPagesQuery(id, reviewIn(search))),
    data.prefetchQuery(providersPagesQuery(id)),
    data.prefetchQuery(nearbyQuery(id))
  ],
  head: (address) => providerHead(address.params.id, address)
} satisfies PageServer<typeof page.path>
