import { useQuery } from "@tanstack/react-query"

import { useLastPlace } from "#ui/shared/search/last-place.ts"

import type { providersQuery } from "./use-providers.ts"

type ListQuery = ReturnType<typeof providersQuery>

/**
 * The list near the place of an earlier search, if it is `wanted` and anybody is found there. It replaces the list that
 * is shown already only once it has loaded, so that nothing jumps.
 */
export const useNearLastPlace = (queryOf: (place: string) => ListQuery, isWanted: boolean) => {
  const place = useLastPlace()
  const list = useQuery({ ...queryOf(place ?? ""), enabled: isWanted && place !== null })
  return isWanted && place !== null && list.data && list.data.items.length > 0 ? { place, list } : undefined
}
