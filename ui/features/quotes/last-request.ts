import { draftStore, type Private } from "#ui/shared/session/private-storage.ts"

import type { QuoteValues } from "./quote-values.ts"

interface LastRequest extends Private {
  readonly values: QuoteValues
}

const store = draftStore<LastRequest>("sessionStorage", "last-request")

/** The last request that this person has sent in this tab: the next one mostly asks for the same. */
export const lastRequestOf = (ownerId: string | null): QuoteValues | undefined => {
  const last = store.read()
  return last !== null && last.ownerId === ownerId ? last.values : undefined
}

export const keepLastRequest = (ownerId: string | null, values: QuoteValues): void =>
  store.write({ ownerId, values })
