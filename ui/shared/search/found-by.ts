import type { Provider } from "#domain/provider/provider.ts"

import { draftStore, type Private } from "../session/private-storage.ts"

type Found = Pick<Provider, "id" | "specialty">

interface FoundBy extends Private, Found {
  /** The query string of the list's URL. */
  readonly search: string
}

const store = draftStore<FoundBy>("sessionStorage", "found-by")

/**
 * Remembers, for the tab, by which search and as which trade its reader came to a professional: after a reload the list
 * is gone.
 */
export const noteFound = ({ id, specialty }: Found, search: string): void =>
  store.write({ ownerId: null, id, specialty, search })

/** How the reader came to this professional, if it is the last one that was found. */
export const foundBy = (id: Provider["id"]): FoundBy | undefined => {
  const last = store.read()
  return last?.id === id ? last : undefined
}
