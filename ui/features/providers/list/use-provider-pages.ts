import { useInfiniteQuery } from "@tanstack/react-query"
import { useMemo } from "react"

import { pageSize } from "#domain/provider/search/search-options.ts"
import { eachOnce } from "#ui/shared/api/each-once.ts"
import { totalWords } from "#ui/shared/format/provider-words.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

import { providerPagesQuery } from "../use-providers.ts"

/** The list of providers that a search finds, as far as it has been loaded. */
export const useProviderPages = (query: ProviderQuery) => {
  const {
    data,
    error,
    fetchNextPage,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    isPending,
    refetch
  } = useInfiniteQuery(providerPagesQuery(query, pageSize))
  const [first] = data?.pages ?? []
  const providers = useMemo(() => eachOnce(data?.pages.flatMap(({ items }) => items) ?? []), [data])
  return {
    isPending,
    /** Nothing at all could be loaded. */
    hasFailed: error !== null && data === undefined,
    retry: refetch,
    found: first,
    providers,
    total: first ? totalWords(first) : "",
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    /** Whether the next page could not be loaded; the pages before stay. */
    isFailing: isFetchNextPageError,
    loadMore: fetchNextPage
  }
}
