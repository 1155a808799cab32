import { queryOptions } from "@tanstack/react-query"

import type { Provider } from "#domain/provider/provider.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { answerIn, call, countIn, send } from "#ui/shared/api/call.ts"
import { editCached } from "#ui/shared/api/edit-cached.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"

interface SavedProviders {
  readonly items: ReadonlyArray<Provider>
  /** How many more were saved that are not listed now. */
  readonly gone: number
}

/** Newest saved first. Load only for a signed-in person. */
export const savedProvidersQuery = queryOptions({
  queryKey: ["/api/me/saved-providers"],
  queryFn: async (): Promise<SavedProviders> => {
    const response = await send("GET /api/me/saved-providers")
    return { items: await answerIn(response), gone: countIn(response.headers.get("x-gone-count")).total }
  }
})

export const saveProvider = (providerId: ProviderId) =>
  call("POST /api/providers/:providerId/save", { params: { providerId } })

/** Saves the professional, or no longer. */
export const useSaveProvider = (provider: Provider) =>
  useWrite({
    touches: savedProvidersQuery.queryKey,
    send: (isWanted: boolean) =>
      isWanted
        ? saveProvider(provider.id)
        : call("POST /api/providers/:providerId/unsave", { params: { providerId: provider.id } }),
    take: (queryClient, _answer, isWanted) =>
      editCached<SavedProviders>(queryClient, savedProvidersQuery.queryKey, ({ gone, items }) => ({
        gone,
        items: [...(isWanted ? [provider] : []), ...items.filter(({ id }) => id !== provider.id)]
      }))
  })
