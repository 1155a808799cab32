import { queryOptions } from "@tanstack/react-query"

import { callOnce } from "#ui/shared/api/call-once.ts"
import { type Answer, call, type Input } from "#ui/shared/api/call.ts"
import { editCached } from "#ui/shared/api/edit-cached.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"
import {
  type ProviderQuery,
  readProviderQuery,
  writeProviderQuery
} from "#ui/shared/search/provider-query.ts"

export type SavedSearch = Answer<"GET /api/me/searches">[number]
type SearchId = SavedSearch["id"]
type SearchBody = Input<"POST /api/me/searches">["body"]

/** Newest first. Load only for a signed-in person. */
export const savedSearchesQuery = queryOptions({
  queryKey: ["/api/me/searches"],
  queryFn: () => call("GET /api/me/searches")
})

const path = savedSearchesQuery.queryKey

/** The search as the address bar carries it. */
export const addressOf = ({ query }: Pick<SavedSearch, "query">): string =>
  writeProviderQuery(queryOf({ query }))

export const queryOf = ({ query }: Pick<SavedSearch, "query">): ProviderQuery =>
  readProviderQuery(new URLSearchParams(Object.entries(query)).toString())

/** What is kept of a search: what its address says. */
export const keptQuery = (query: ProviderQuery): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(writeProviderQuery(query)))

type Searches = ReadonlyArray<SavedSearch>

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

// What all changes of one saved search have in common: its answer takes its place.
const useChangeBy = <Change>(send: (change: Change) => Promise<SavedSearch>) =>
  useWrite({
    touches: path,
    send,
    take: (queryClient, changed) =>
      editCached<Searches>(queryClient, path, (searches) =>
        searches.map((search) => (search.id === changed.id ? changed : search))
      )
  })

export const useChangeSearch = (searchId: SearchId) =>
  useChangeBy((body: SearchBody) => call("PUT /api/me/searches/:searchId", { params: { searchId }, body }))

/** What it finds now is no news any more. */
export const useMarkSearchSeen = (searchId: SearchId) =>
  useChangeBy(() => call("POST /api/me/searches/:searchId/seen", { params: { searchId } }))

export const useDeleteSearch = (searchId: SearchId) =>
  useWrite({
    touches: path,
    send: () => call("POST /api/me/searches/:searchId/delete", { params: { searchId } }),
    take: (queryClient) =>
      editCached<Searches>(queryClient, path, (searches) => searches.filter(({ id }) => id !== searchId))
  })
