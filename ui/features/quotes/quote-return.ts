import { draftStore, type Private } from "#ui/shared/session/private-storage.ts"

import type { QuoteTarget } from "./quote-dialog.ts"

interface Draft extends Private {
  readonly provider: QuoteTarget
  readonly values: object
  /** The page to open the dialog at again, once its owner has signed in, until it is sent or closed. */
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

/** Whom the visitor who left this page to sign in wanted to ask. */
export const returningTo = (path: string): QuoteTarget | undefined => {
  const draft = quoteStore.read()
  return draft?.returnTo === path ? draft.provider : undefined
}

/** The dialog opens by itself no more: it was closed, or its owner is back without having signed in. */
export const endReturn = (): void => {
  const draft = quoteStore.read()
  if (draft?.returnTo) quoteStore.write({ ...draft, returnTo: null })
}
