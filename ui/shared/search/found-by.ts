import type { Provider } from "#domain/provider/provider.ts"

import { draftStore, type Private } from "../session/private-storage.ts"

type Found = Pick<Provider, "id" | "specialty">

interface FoundBy extends Private, Found {
  /** Of the address of the list. */
  readonly search: string
}

const store = draftStore<FoundBy>("sessionStorage", "found-by")

/** Keeps for the tab by which search, and as what, its reader came to a professional: a reload forgets the list. */
export const noteFound = ({ id, specialty }: Found, search: string): void =>
  store.write({ ownerId: null, id, specialty, search })

/** How the reader came to this professional, where it is the last one. */
export const foundBy = (id: Provider["id"]): FoundBy | undefined => {
  const last = store.read()
  return last?.id === id ? last : undefined
}
