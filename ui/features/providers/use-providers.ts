import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"

import { nearestSize } from "#domain/provider/search/search-options.ts"
import { call } from "#ui/shared/api/call.ts"
import { asSearched } from "#ui/shared/search/as-searched.ts"
import { callSearch } from "#ui/shared/search/call-search.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

// The screens know these failures by these messages (docs/product.md#failures).
const failingAs = (message: string) => (cause: unknown) => {
  throw new Error(message, { cause })
}

interface Page {
  readonly limit: number
  readonly offset: number
}

const fetchProviders = async (query: ProviderQuery, { limit, offset }: Page) => {
  const found = await callSearch({ ...query, limit: String(limit), offset: String(offset) }).catch(
    failingAs("Failed to fetch providers")
  )
  const trades = [...(query.specialty ? [query.specialty] : []), ...found.understood.trades]
  return { ...found, items: found.items.map((provider) => asSearched(provider, trades)) }
}

/** One page of providers, from the first. */
export const providersQuery = (query: ProviderQuery, limit: number) =>
  queryOptions({
    queryKey: ["/api/providers", query, limit],
    queryFn: () => fetchProviders(query, { limit, offset: 0 })
  })

/**
 * The few nearest for the same text, trade and place, at whatever distance; if it is urgent, only with the availability
 * that was asked for.
 */
export const nearestQuery = (query: ProviderQuery, isUrgent = false) => {
  const { availability, location, service, specialty, zipCode } = query
  const soon = isUrgent ? { availability } : {}
  return providersQuery({ location, service, specialty, zipCode, ...soon, nearest: "true" }, nearestSize)
}

/** Pages of providers, each appended to the ones before ("Load More Providers"). */
export const providerPagesQuery = (query: ProviderQuery, limit: number) =>
  infiniteQueryOptions({
    queryKey: ["/api/providers", "pages", query, limit],
    queryFn: ({ pageParam }) => fetchProviders(query, { limit, offset: pageParam }),
    initialPageParam: 0,
    // The button is there when the page is full (docs/product.md#provider-search), also on an exact multiple.
    getNextPageParam: ({ items }, _pages, offset) => (items.length === limit ? offset + limit : undefined)
  })

export const providerQuery = (providerId: string) =>
  queryOptions({
    queryKey: ["/api/providers", providerId],
    queryFn: () =>
      call("GET /api/providers/:providerId", { params: { providerId } }).catch(
        failingAs("Failed to fetch provider")
      )
  })
