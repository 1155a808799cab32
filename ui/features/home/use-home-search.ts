import { useQuery } from "@tanstack/react-query"
import { useState } from "react"

import { defaultSort, homePageSize } from "#domain/provider/search/search-options.ts"
import { useNearLastPlace } from "#ui/features/providers/use-near-last-place.ts"
import { providersQuery } from "#ui/features/providers/use-providers.ts"
import { useTextPlace } from "#ui/shared/search/carried-place.ts"
import { type ProviderQuery, writeProviderQuery } from "#ui/shared/search/provider-query.ts"
import { searchTitle } from "#ui/shared/search/search-title.ts"
import { useProviderQuery } from "#ui/shared/search/use-provider-query.ts"

/** The parts of a query that the home page searches by, the best rated first. */
const appliedOf = ({ location, service, specialty }: ProviderQuery): ProviderQuery => ({
  service,
  location,
  specialty,
  sortBy: defaultSort
})

type Searched = Pick<ProviderQuery, "location" | "service" | "specialty">

const narrows = ({ location, service, specialty }: Searched) => Boolean(service ?? location ?? specialty)

/** The home page's professionals. */
export const homeQuery = (query: ProviderQuery) => providersQuery(appliedOf(query), homePageSize)

/** The home page's search: what, which category and where; the best rated first (docs/product.md#home). */
export const useHomeSearch = () => {
  const { amendQuery, query, replaceQuery } = useProviderQuery()
  const [isOfAll, setOfAll] = useState(false)
  const list = useQuery(homeQuery(query))
  const applied = appliedOf(query)
  const isNarrowed = narrows(query)
  const understood = isNarrowed ? list.data?.understood : undefined
  useTextPlace({ amendQuery, query }, understood)
  const near = useNearLastPlace((place) => homeQuery({ location: place }), !isNarrowed)
  return {
    applied,
    isNarrowed,
    /** Whether the list shows the results of a search, even of one without any words or filters. */
    isAnswer: isNarrowed || isOfAll,
    /** The search in words; undefined without a search. */
    title: isNarrowed ? searchTitle(applied, list.data) : undefined,
    /** What the server understood of the search, once that is known. */
    understood,
    search: (changes: Searched) => {
      setOfAll(!narrows(changes))
      replaceQuery(changes)
    },
    clear: () => replaceQuery({}),
    /** The URL of the same search in the list of all professionals. */
    allPath: `/providers${writeProviderQuery(applied)}`,
    /** The place of an earlier search, if the list is near it. */
    nearPlace: near?.place,
    list: near?.list ?? list
  }
}
export type HomeSearch = ReturnType<typeof useHomeSearch>
