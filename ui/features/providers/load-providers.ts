import type { QueryClient } from "@tanstack/react-query"

import { pageSize } from "#domain/provider/search/search-options.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

import { nearestQuery, providerPagesQuery } from "./use-providers.ts"

/** Loads what the server renders for a search; if it finds nobody, also the nearest. */
export const loadProviders = async (data: QueryClient, query: ProviderQuery): Promise<void> => {
  const list = providerPagesQuery(query, pageSize)
  await data.prefetchInfiniteQuery(list)
  const found = data.getQueryData(list.queryKey)?.pages[0]
  if (found?.total === 0 && found.understood.place !== undefined)
    await data.prefetchQuery(nearestQuery(query))
}
