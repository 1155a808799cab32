import { draftStore, type Private } from "#ui/shared/session/private-storage.ts"

import type { QuoteTarget } from "./quote-dialog.ts"

interface Draft extends Private {
  readonly provider: QuoteTarget
  readonly values: object
  /** The page at which the dialog opens again once its owner has signed in, until the request is sent or closed. */
  readonly returnTo: string | null
  /** The place that its owner had searched near; the results are forgotten with the sign-in. */
  readonly searchedPlace: string | null
}

export const quoteStore = draftStore<Draft>("sessionStorage", "quote")

/** Whether a request waits to be sent from this address after signing in. */
export const isReturningTo = (address: string): boolean => {
  const [path] = address.split(/[?#]/)
  return quoteStore.read()?.returnTo === path
}

/** The provider whom the visitor wanted to ask who left this page to sign in. */
export const returningTo = (path: string): QuoteTarget | undefined => {
  const draft = quoteStore.read()
  return draft?.returnTo === path ? draft.provider : undefined
}

/** The dialog no longer opens by itself: it was closed, or its owner came back without having signed in. */
export const endReturn = (): void => {
  const draft = quoteStore.read()
  if (draft?.returnTo) quoteStore.write({ ...draft, returnTo: null })
}
