import { draftStore, type Private } from "../session/private-storage.ts"

interface Kept extends Private {
  readonly values: object
}

const storeOf = (name: string) => draftStore<Kept>("sessionStorage", name)

const isBlank = (values: object) => Object.values(values).every((value) => value === null || value === "")

export const dropDraft = (name: string): void => storeOf(name).remove()

/** Keeps what somebody has typed into the form of this name, for this tab alone, until it has been taken. */
export const keepDraft = (name: string, ownerId: string, values: object): void => {
  if (isBlank(values)) return dropDraft(name)
  return storeOf(name).write({ ownerId, values })
}

export const hasDraft = (name: string, ownerId: string): boolean => storeOf(name).read()?.ownerId === ownerId

/** What this person has typed there before; `empty` is the form without it. */
export const draftOf = <Values extends object>(
  name: string,
  ownerId: string,
  empty: Values
): Values | undefined => {
  const kept = storeOf(name).read()
  return kept?.ownerId === ownerId ? { ...empty, ...kept.values } : undefined
}
