import { queryOptions } from "@tanstack/react-query"

import { call } from "#ui/shared/api/call.ts"

/** The parts of a local page's URL, in lower case, as the page itself writes them. */
export interface LocalAddress {
  readonly state: string
  readonly city: string
  readonly category: string
}

export const localPageQuery = ({ category, city, state }: LocalAddress) => {
  const params = {
    state: state.toLowerCase(),
    city: city.toLowerCase(),
    category: category.toLowerCase()
  }
  return queryOptions({
    queryKey: ["/api/local-pages", params],
    queryFn: () => call("GET /api/local-pages/:state/:city/:category", { params })
  })
}

/** The places with most providers of a category; `category` is its slug. */
export const popularPlacesQuery = (category: string) =>
  queryOptions({
    queryKey: ["/api/local-pages", category],
    queryFn: () => call("GET /api/local-pages/:category", { params: { category } })
  })

/** Others of a provider's main trade around them. */
export const nearbyQuery = (providerId: string) =>
  queryOptions({
    queryKey: ["/api/providers", providerId, "nearby"],
    queryFn: () => call("GET /api/providers/:providerId/nearby", { params: { providerId } })
  })

/** The local pages that a provider is on. */
export const providersPagesQuery = (providerId: string) =>
  queryOptions({
    queryKey: ["/api/providers", providerId, "local-pages"],
    queryFn: () => call("GET /api/providers/:providerId/local-pages", { params: { providerId } })
  })
