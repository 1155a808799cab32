import { draftAt } from "#ui/shared/forms/form-draft.ts"

import type { QuoteTarget } from "./quote-dialog.ts"
import { quoteStore } from "./quote-return.ts"
import type { QuoteValues } from "./quote-values.ts"

/** What this person (or the visitor they were) types for the provider; kept with the page to come back to, if any. */
export const quoteDraft = (provider: QuoteTarget, ownerId: string | null, returnTo: string | null = null) =>
  draftAt<QuoteValues>({
    read: () => {
      const draft = quoteStore.read()
      const isOwn = draft?.ownerId === null || draft?.ownerId === ownerId
      return isOwn && draft?.provider.id === provider.id ? draft.values : undefined
    },
    write: (values) => quoteStore.write({ provider, values, ownerId, returnTo }),
    remove: quoteStore.remove
  })
