import { draftAt } from "#ui/shared/forms/form-draft.ts"

import type { QuoteTarget } from "./quote-dialog.ts"
import { quoteStore } from "./quote-return.ts"
import type { QuoteValues } from "./quote-values.ts"

interface Way {
  readonly searchedPlace: string | null
  readonly returnTo?: string
}

const draftFor = (provider: QuoteTarget, ownerId: string | null) => {
  const draft = quoteStore.read()
  const isOwn = draft?.ownerId === null || draft?.ownerId === ownerId
  return isOwn && draft?.provider.id === provider.id ? draft : undefined
}

/** The place that a person had searched near when they began a request to the provider, and then left to sign in. */
export const keptPlace = (provider: QuoteTarget, ownerId: string | null): string | null =>
  draftFor(provider, ownerId)?.searchedPlace ?? null

/**
 * The draft of a request to the provider, of this person or the visitor they were; it is stored with the place that
 * they had searched near, and with the page to come back to, if any.
 */
export const quoteDraft = (provider: QuoteTarget, ownerId: string | null, { returnTo, searchedPlace }: Way) =>
  draftAt<QuoteValues>({
    read: () => draftFor(provider, ownerId)?.values,
    write: (values) => {
      const kept = draftFor(provider, ownerId)?.returnTo ?? null
      quoteStore.write({ provider, values, ownerId, returnTo: returnTo ?? kept, searchedPlace })
    },
    remove: quoteStore.remove
  })
