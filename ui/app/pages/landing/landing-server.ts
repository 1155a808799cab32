import { categorySlugOf } from "#domain/local/slugs.ts"
import type { PageServer } from "#ui/app/page-server.ts"
import { preloadLandingNearest } from "#ui/features/landing/landing-nearest.ts"
import type { LandingPage } from "#ui/features/landing/landing-page.ts"
import { landingQuery } from "#ui/features/landing/use-landing-search.ts"
import { popularPlacesQuery } from "#ui/features/local/use-local-pages.ts"
import { preloadCall } from "#ui/features/providers/LaterButtons.tsx"
import { searchedHead, staticHead } from "#ui/shared/head/static-head.ts"
import { readProviderQuery } from "#ui/shared/search/provider-query.ts"

interface Landing {
  readonly path: string
  readonly texts: () => Promise<Pick<LandingPage, "choice" | "specialty">>
  /** The page's own crumb. */
  readonly label: string
  readonly description: string
}

/** What the server does for a landing page: loads its professionals, and the places where most of them are. */
export const landingServer = ({ description, label, path, texts }: Landing): PageServer => ({
  load: ({ data, search }) => [
    texts().then((page) => data.prefetchQuery(landingQuery(page, readProviderQuery(search)))),
    texts().then(({ specialty }) => data.prefetchQuery(popularPlacesQuery(categorySlugOf(specialty)))),
    preloadCall(),
    preloadLandingNearest()
  ],
  head: (address) => {
    const trail = [
      { href: "/services", label: "Services" },
      { href: path, label }
    ]
    return searchedHead(staticHead(path, { description, trail }), address)
  }
})
