import { draftStore, type Private } from "#ui/shared/session/private-storage.ts"

import type { QuoteTarget } from "./quote-dialog.ts"
import type { QuoteValues } from "./quote-values.ts"

interface Draft extends Private {
  readonly provider: QuoteTarget
  readonly values: QuoteValues
  /** The page to open the dialog at again, once its owner has signed in. */
  readonly returnTo: string | null
}

const store = draftStore<Draft>("sessionStorage", "quote")

/** Keeps what was typed, for this tab alone. */
export const keepDraft = (draft: Draft): void => store.write(draft)

export const dropDraft = (): void => store.remove()

/** What this person (or the visitor they were) has typed for the provider before. */
export const draftFor = (providerId: string, userId: string | null): QuoteValues | undefined => {
  const draft = store.read()
  const own = draft?.ownerId === null || draft?.ownerId === userId
  return own && draft?.provider.id === providerId ? draft.values : undefined
}

/** Whether a request waits to be sent from this address once somebody has signed in. */
export const isReturningTo = (address: string): boolean => {
  const [path] = address.split(/[?#]/)
  return store.read()?.returnTo === path
}

/** Whom the visitor who left this page to sign in wanted to ask; said once. */
export const takeReturning = (path: string): QuoteTarget | undefined => {
  const draft = store.read()
  if (!draft || draft.returnTo !== path) return undefined
  keepDraft({ ...draft, returnTo: null })
  return draft.provider
}
