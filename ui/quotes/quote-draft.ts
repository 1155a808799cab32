import type { QuoteTarget } from "./quote-dialog.ts"
import type { QuoteValues } from "./quote-values.ts"

interface Draft {
  readonly provider: QuoteTarget
  readonly values: QuoteValues
  /** Whose words they are; null for a visitor, who may sign in meanwhile. */
  readonly ownerId: string | null
  /** The page to open the dialog at again, once its owner has signed in. */
  readonly returnTo: string | null
}

const storageKey = "quote-draft"

// A browser that forbids storage keeps nothing; the form itself still works.
const orNothing = <A>(attempt: () => A): A | undefined => {
  try {
    return attempt()
  } catch {
    return undefined
  }
}

const read = (): Draft | null | undefined =>
  orNothing(() => JSON.parse(sessionStorage.getItem(storageKey) ?? "null"))

/** Keeps what was typed, for this tab alone. */
export const keepDraft = (draft: Draft): void =>
  orNothing(() => sessionStorage.setItem(storageKey, JSON.stringify(draft)))

export const dropDraft = (): void => orNothing(() => sessionStorage.removeItem(storageKey))

/** What this person (or the visitor they were) has typed for the provider before. */
export const draftFor = (providerId: string, userId: string | null): QuoteValues | undefined => {
  const draft = read()
  const own = draft?.ownerId === null || draft?.ownerId === userId
  return own && draft?.provider.id === providerId ? draft.values : undefined
}

/** Whom the visitor who left this page to sign in wanted to ask; said once. */
export const takeReturning = (path: string): QuoteTarget | undefined => {
  const draft = read()
  if (!draft || draft.returnTo !== path) return undefined
  keepDraft({ ...draft, returnTo: null })
  return draft.provider
}
