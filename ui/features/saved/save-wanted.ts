import type { QueryClient } from "@tanstack/react-query"

import type { Provider } from "#domain/provider/provider.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { draftStore, type Private } from "#ui/shared/session/private-storage.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

import { saveProvider, savedProvidersQuery } from "./saved-providers.ts"
import { notSavedWords, savedWords } from "./saved-words.ts"

type Wanted = Pick<Provider, "businessName" | "id">

interface Wish extends Private {
  readonly provider: Wanted
  /** The address that the visitor left to sign in. */
  readonly returnTo: string
}

const store = draftStore<Wish>("sessionStorage", "save")

/** Whom a visitor wants to save, until they have signed in. */
export const keepWanted = ({ businessName, id }: Wanted, returnTo: string): void =>
  store.write({ provider: { businessName, id }, returnTo, ownerId: null })

/** Saves whom the visitor wanted who has now signed in on the way back to that address. */
export const saveWanted = async (queryClient: QueryClient, returnTo: string): Promise<void> => {
  const wish = store.read()
  if (wish === null || wish.returnTo !== returnTo) return
  store.remove()
  // Operators hire nobody.
  if (queryClient.getQueryData(sessionQuery.queryKey)?.operator) return
  try {
    await saveProvider(wish.provider.id)
    toast(savedWords(wish.provider.businessName))
    await queryClient.invalidateQueries(savedProvidersQuery)
  } catch (error) {
    toast(notSavedWords(error))
  }
}
