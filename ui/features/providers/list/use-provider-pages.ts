import { useInfiniteQuery } from "@tanstack/react-query"

import type { Provider } from "#domain/provider/provider.ts"
import { pageSize } from "#domain/provider/search/search-options.ts"
import { totalWords } from "#ui/shared/format/provider-words.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

import { providerPagesQuery } from "../use-providers.ts"

// A provider may have moved up a page between two fetches; each is listed once.
const eachOnce = (providers: ReadonlyArray<Provider>) => [
  ...new Map(providers.map((provider) => [provider.id, provider])).values()
]

/** The list of providers that a search finds, as far as it has been loaded. */
export const useProviderPages = (query: ProviderQuery) => {
  const { data, error, fetchNextPage, hasNextPage, isPending, refetch } = useInfiniteQuery(
    providerPagesQuery(query, pageSize)
  )
  const [first] = data?.pages ?? []
  return {
    isPending,
    /** Nothing at all could be loaded. */
    hasFailed: error !== null && data === undefined,
    retry: refetch,
    found: first,
    providers: eachOnce(data?.pages.flatMap(({ items }) => items) ?? []),
    total: first ? totalWords(first) : "",
    hasMore: hasNextPage,
    /** The next page could not be loaded; the ones before stand. */
    isFailing: error !== null && data !== undefined,
    loadMore: fetchNextPage
  }
}
