import { draftStore, type Private } from "#ui/shared/session/private-storage.ts"

import type { QuoteTarget } from "./quote-dialog.ts"

interface Draft extends Private {
  readonly provider: QuoteTarget
  readonly values: object
  /** The page to open the dialog at again, once its owner has signed in. */
  readonly returnTo: string | null
  /** Where its owner had searched; what was found there is forgotten with the sign-in. */
  readonly searchedPlace: string | null
}

export const quoteStore = draftStore<Draft>("sessionStorage", "quote")

/** Whether a request waits to be sent from this address after signing in. */
export const isReturningTo = (address: string): boolean => {
  const [path] = address.split(/[?#]/)
  return quoteStore.read()?.returnTo === path
}

/** Whom the visitor who left this page to sign in wanted to ask; said once. */
export const takeReturning = (path: string): QuoteTarget | undefined => {
  const draft = quoteStore.read()
  if (!draft || draft.returnTo !== path) return undefined
  quoteStore.write({ ...draft, returnTo: null })
  return draft.provider
}
