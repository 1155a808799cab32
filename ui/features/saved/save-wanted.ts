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
  /** The URL that the visitor left to sign in. */
  readonly returnTo: string
}

const store = draftStore<Wish>("sessionStorage", "save")

/** Remembers the professional whom a visitor wants to save, until they have signed in. */
export const keepWanted = ({ businessName, id }: Wanted, returnTo: string): void =>
  store.write({ provider: { businessName, id }, returnTo, ownerId: null })

/** Saves the professional whom the visitor wanted, once they have signed in and are led back to that URL. */
export const saveWanted = async (queryClient: QueryClient, returnTo: string): Promise<void> => {
  const wish = store.read()
  if (wish === null || wish.returnTo !== returnTo) return
  store.remove()
  // Operators do not hire.
  if (queryClient.getQueryData(sessionQuery.queryKey)?.operator) return
  try {
    await saveProvider(wish.provider.id)
    toast(savedWords(wish.provider.businessName))
    await queryClient.invalidateQueries(savedProvidersQuery)
  } catch (error) {
    toast(notSavedWords(error))
  }
}
