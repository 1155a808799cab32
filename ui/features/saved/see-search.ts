import type { QueryClient } from "@tanstack/react-query"

import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { type Answer, call } from "#ui/shared/api/call.ts"
import { editCached } from "#ui/shared/api/edit-cached.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"

export type SavedSearch = Answer<"GET /api/me/searches">[number]
export type Searches = ReadonlyArray<SavedSearch>

export const searchesPath = ["/api/me/searches"] as const

/** Writes a changed search into the cached list. */
export const takeSearch = (queryClient: QueryClient, changed: SavedSearch): void =>
  editCached<Searches>(queryClient, searchesPath, (searches) =>
    searches.map((search) => (search.id === changed.id ? changed : search))
  )

/**
 * Marks a search's results as seen. Lists that were fetched before are refetched, because they may lack new results.
 */
export const useSeeSearch = () =>
  useWrite({
    touches: [...searchesPath, "/api/providers"],
    send: (searchId: string) => call("POST /api/me/searches/:searchId/seen", { params: { searchId } }),
    take: (queryClient, seen) => {
      takeSearch(queryClient, seen)
      return askAnew(queryClient, ["/api/providers", "pages"])
    }
  })
