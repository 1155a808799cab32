import type { QueryClient } from "@tanstack/react-query"

import { categorySlugOf } from "#domain/local/slugs.ts"
import { pageSize } from "#domain/provider/search/search-options.ts"
import { homeQuery } from "#ui/features/home/use-home-search.ts"
import type { LandingPage } from "#ui/features/landing/landing-page.ts"
import { categoryPages, improvementPages } from "#ui/features/landing/landing-pages.ts"
import { landingQuery } from "#ui/features/landing/use-landing-search.ts"
import {
  localPageQuery,
  popularPlacesQuery,
  providersPagesQuery
} from "#ui/features/local/use-local-pages.ts"
import { providerPagesQuery, providerQuery } from "#ui/features/providers/use-providers.ts"
import { reviewPagesQuery } from "#ui/features/reviews/use-reviews.ts"
import { categoriesQuery } from "#ui/features/services/use-categories.ts"
import { readProviderQuery } from "#ui/shared/search/provider-query.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

import { type RoutePath, routePathOf } from "./route-paths.ts"

interface Place {
  readonly queryClient: QueryClient
  readonly path: string
  /** The query without its question mark. */
  readonly search: string
}

type LoadData = (place: Place) => ReadonlyArray<Promise<void>>

const nothing: LoadData = () => []

const categories: LoadData = ({ queryClient }) => [queryClient.prefetchQuery(categoriesQuery)]

const home: LoadData = (place) => [
  ...categories(place),
  place.queryClient.prefetchQuery(homeQuery(readProviderQuery(place.search)))
]

const providers: LoadData = ({ queryClient, search }) => [
  queryClient.prefetchInfiniteQuery(providerPagesQuery(readProviderQuery(search), pageSize))
]

const provider: LoadData = ({ path, queryClient }) => {
  const [id = ""] = path.split("/").slice(2)
  return [
    queryClient.prefetchQuery(providerQuery(id)),
    queryClient.prefetchInfiniteQuery(reviewPagesQuery(id)),
    queryClient.prefetchQuery(providersPagesQuery(id))
  ]
}

const local: LoadData = ({ path, queryClient }) => {
  const [state = "", city = "", category = ""] = path.split("/").slice(2)
  return [queryClient.prefetchQuery(localPageQuery({ state, city, category }))]
}

const landing =
  (load: () => Promise<Pick<LandingPage, "choice" | "specialty">>): LoadData =>
  ({ queryClient, search }) => [
    load().then((page) => queryClient.prefetchQuery(landingQuery(page, readProviderQuery(search)))),
    load().then((page) => queryClient.prefetchQuery(popularPlacesQuery(categorySlugOf(page.specialty))))
  ]

/** What each page shows, so that a server has it all before it renders; a path without a row does not compile. */
const routeData: Readonly<Record<RoutePath, LoadData>> = {
  "/": home,
  "/services": categories,
  "/services/plumbing": landing(categoryPages["/services/plumbing"]),
  "/services/electrical": landing(categoryPages["/services/electrical"]),
  "/services/cleaning": landing(categoryPages["/services/cleaning"]),
  "/services/roofing": landing(categoryPages["/services/roofing"]),
  "/services/painting": landing(categoryPages["/services/painting"]),
  "/services/landscaping": landing(categoryPages["/services/landscaping"]),
  "/services/new-construction": landing(improvementPages["/services/new-construction"]),
  "/services/kitchen-remodel": landing(improvementPages["/services/kitchen-remodel"]),
  "/services/bathroom-updating": landing(improvementPages["/services/bathroom-updating"]),
  "/services/pool-services": landing(improvementPages["/services/pool-services"]),
  "/services/backyard-renovations": landing(improvementPages["/services/backyard-renovations"]),
  "/providers": providers,
  "/providers/:state/:city/:category": local,
  "/provider/:id": provider,
  "/join-as-pro": nothing,
  "/login": nothing,
  "/register": nothing,
  "/dashboard": nothing,
  "/messages": nothing,
  "/start-project": nothing,
  "/provider-profile": nothing
}

/** Loads what a page shows, and who looks at it. What cannot be loaded is kept as its query's error. */
export const loadData = async (place: Place): Promise<void> => {
  const route = routePathOf(place.path)
  const data = route === undefined ? nothing : routeData[route]
  await Promise.all([place.queryClient.prefetchQuery(sessionQuery), ...data(place)])
}
