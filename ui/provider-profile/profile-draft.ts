import { profileFields, type ProfileValues, sameValues } from "./profile-values.ts"

interface Draft {
  readonly ownerId: string
  readonly values: ProfileValues
}

const storageKey = "provider-profile-draft"

// A browser that forbids storage keeps nothing; the form itself still works.
const orNothing = <A>(attempt: () => A): A | undefined => {
  try {
    return attempt()
  } catch {
    return undefined
  }
}

const read = (): Draft | null | undefined =>
  orNothing(() => JSON.parse(localStorage.getItem(storageKey) ?? "null"))

/** Keeps what was typed in this browser, until it is saved or thrown away. */
export const keepDraft = (draft: Draft): void =>
  orNothing(() => localStorage.setItem(storageKey, JSON.stringify(draft)))

export const dropDraft = (): void => orNothing(() => localStorage.removeItem(storageKey))

// An earlier version of this site may have kept other fields.
const isWhole = (values: ProfileValues) =>
  profileFields.every((field) => field in values) && Array.isArray(values.specialties)

/** What this person has typed and not saved, if it differs from what is saved. */
export const draftOf = (ownerId: string, saved: ProfileValues): ProfileValues | undefined => {
  const draft = read()
  return draft?.ownerId === ownerId && isWhole(draft.values) && !sameValues(draft.values, saved)
    ? draft.values
    : undefined
}
