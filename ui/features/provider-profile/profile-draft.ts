import { draftStore, type Private } from "#ui/shared/session/private-storage.ts"

import { profileFields, type ProfileValues, sameValues } from "./profile-values.ts"

interface Draft extends Private {
  readonly values: ProfileValues
}

const store = draftStore<Draft>("localStorage", "provider-profile")

/** Keeps what was typed in this browser, until it is saved or thrown away, or its owner signs out. */
export const keepDraft = (draft: Draft): void => store.write(draft)

export const dropDraft = (): void => store.remove()

/** Whether something is kept. */
export const hasDraft = (): boolean => store.read() !== null

// An earlier version of this site may have kept other fields.
const isWhole = (values: ProfileValues) =>
  profileFields.every((field) => field in values) && Array.isArray(values.specialties)

/** What this person has typed and not saved, if it differs from what is saved. */
export const draftOf = (ownerId: string, saved: ProfileValues): ProfileValues | undefined => {
  const draft = store.read()
  return draft?.ownerId === ownerId && isWhole(draft.values) && !sameValues(draft.values, saved)
    ? draft.values
    : undefined
}
