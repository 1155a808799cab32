import { queryOptions } from "@tanstack/react-query"

import { orGoneAlready } from "#ui/shared/api/already-so.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { call, type Input } from "#ui/shared/api/call.ts"
import { editCached } from "#ui/shared/api/edit-cached.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"
import {
  type ProviderQuery,
  readProviderQuery,
  writeProviderQuery
} from "#ui/shared/search/provider-query.ts"

import { type SavedSearch, type Searches, searchesPath, takeSearch } from "../see-search.ts"

export type { SavedSearch } from "../see-search.ts"
type SearchId = SavedSearch["id"]
type SearchBody = Input<"POST /api/me/searches">["body"]

/** The saved searches, newest first. For signed-in people only. */
export const savedSearchesQuery = queryOptions({
  queryKey: searchesPath,
  queryFn: () => call("GET /api/me/searches")
})

const path = savedSearchesQuery.queryKey

/** The query string of the search, as in the address bar. */
export const addressOf = ({ query }: Pick<SavedSearch, "query">): string =>
  writeProviderQuery(queryOf({ query }))

export const queryOf = ({ query }: Pick<SavedSearch, "query">): ProviderQuery =>
  readProviderQuery(new URLSearchParams(Object.entries(query)).toString())

/** Without quotation marks, because the name itself is quoted. */
export const unquoted = (words: string): string => words.replaceAll(/[“”]/gu, "")

/** What is stored of a search: the parameters of its query string. */
export const keptQuery = (query: ProviderQuery): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(writeProviderQuery(query)))

export const useSaveSearch = () =>
  useWrite({
    touches: path,
    send: (body: SearchBody) => callOnce("POST /api/me/searches", { body }),
    take: (queryClient, saved) =>
      editCached<Searches>(queryClient, path, (searches) => [
        saved,
        ...searches.filter(({ id }) => id !== saved.id)
      ])
  })

export const useChangeSearch = (searchId: SearchId) =>
  useWrite({
    touches: path,
    send: (body: SearchBody) => call("PUT /api/me/searches/:searchId", { params: { searchId }, body }),
    take: takeSearch
  })

export const useDeleteSearch = (searchId: SearchId) =>
  useWrite({
    touches: path,
    send: () => call("POST /api/me/searches/:searchId/delete", { params: { searchId } }).catch(orGoneAlready),
    take: (queryClient) =>
      editCached<Searches>(queryClient, path, (searches) => searches.filter(({ id }) => id !== searchId))
  })
