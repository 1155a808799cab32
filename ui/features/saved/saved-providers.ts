import { queryOptions } from "@tanstack/react-query"

import type { Provider } from "#domain/provider/provider.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { answerIn, call, countIn, send } from "#ui/shared/api/call.ts"
import { editCached } from "#ui/shared/api/edit-cached.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"

interface SavedProviders {
  readonly items: ReadonlyArray<Provider>
  /** The number of saved professionals who are not listed now. */
  readonly gone: number
}

/** The saved professionals, last saved first. For signed-in people only. */
export const savedProvidersQuery = queryOptions({
  queryKey: ["/api/me/saved-providers"],
  queryFn: async (): Promise<SavedProviders> => {
    const response = await send("GET /api/me/saved-providers")
    return { items: await answerIn(response), gone: countIn(response.headers.get("x-gone-count")).total }
  }
})

export const saveProvider = (providerId: ProviderId) =>
  call("POST /api/providers/:providerId/save", { params: { providerId } })

/** Saves or unsaves the professional. */
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
