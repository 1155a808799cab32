import { type Area, draftStore, type Private } from "../session/private-storage.ts"

/** Where a form keeps what was typed until it has been taken. */
export interface FormDraft {
  /** What its owner has typed there before. */
  readonly read: () => object | undefined
  readonly keep: (values: object) => void
  readonly drop: () => void
}

interface Kept extends Private {
  readonly values: object
}

/** The draft of this name and person, for this tab alone or for the whole browser. */
export const formDraft = (area: Area, name: string, ownerId: string): FormDraft => {
  const store = draftStore<Kept>(area, name)
  return {
    read: () => {
      const kept = store.read()
      return kept?.ownerId === ownerId ? kept.values : undefined
    },
    keep: (values) => store.write({ ownerId, values }),
    drop: store.remove
  }
}

/** Whether both hold the same in each field. */
export const sameValues = <Values extends object>(one: Values, other: Values): boolean =>
  Object.entries(one).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(Reflect.get(other, field))
  )

// An earlier version of this site may have kept other fields.
const isWhole = <Values extends object>(kept: object, values: Values): kept is Values =>
  Object.entries(values).every(
    ([field, value]) => field in kept && Array.isArray(Reflect.get(kept, field)) === Array.isArray(value)
  )

/** What was typed there before and is not what the form begins with anyhow. */
export const restoredFrom = <Values extends object>(
  draft: FormDraft | undefined,
  values: Values
): Values | undefined => {
  const kept = draft?.read()
  return kept && isWhole(kept, values) && !sameValues(kept, values) ? kept : undefined
}
