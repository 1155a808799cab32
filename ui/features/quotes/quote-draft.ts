import type { FormDraft } from "#ui/shared/forms/form-draft.ts"
import { draftStore, type Private } from "#ui/shared/session/private-storage.ts"

import type { QuoteTarget } from "./quote-dialog.ts"

interface Draft extends Private {
  readonly provider: QuoteTarget
  readonly values: object
  /** The page to open the dialog at again, once its owner has signed in. */
  readonly returnTo: string | null
}

const store = draftStore<Draft>("sessionStorage", "quote")

/** What this person (or the visitor they were) types for the provider; kept with the page to come back to, if any. */
export const quoteDraft = (
  provider: QuoteTarget,
  ownerId: string | null,
  returnTo: string | null = null
): FormDraft => ({
  read: () => {
    const draft = store.read()
    const isOwn = draft?.ownerId === null || draft?.ownerId === ownerId
    return isOwn && draft?.provider.id === provider.id ? draft.values : undefined
  },
  keep: (values) => store.write({ provider, values, ownerId, returnTo }),
  drop: store.remove
})

/** Whether a request waits to be sent from this address after signing in. */
export const isReturningTo = (address: string): boolean => {
  const [path] = address.split(/[?#]/)
  return store.read()?.returnTo === path
}

/** Whom the visitor who left this page to sign in wanted to ask; said once. */
export const takeReturning = (path: string): QuoteTarget | undefined => {
  const draft = store.read()
  if (!draft || draft.returnTo !== path) return undefined
  store.write({ ...draft, returnTo: null })
  return draft.provider
}
