import { type Area, draftStore, type Private } from "../session/private-storage.ts"

/** Keeps what was typed into a form until it has been accepted. */
export interface FormDraft<Values> {
  /** What its owner has typed there before, if it differs from the initial values. */
  readonly restore: <Begun extends Values>(values: Begun) => Begun | undefined
  /** Keeps what was typed, if it differs from the initial values. */
  readonly keep: (typed: Values, values: Values) => void
  readonly drop: () => void
}

/** The fields of `one` whose values differ from those of `other`. */
export const changedFields = (one: object, other: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(one).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(other, field))
    )
  )

/** Whether both hold the same in each field. */
export const sameValues = <Values extends object>(one: Values, other: Values): boolean =>
  Object.keys(changedFields(one, other)).length === 0

// An earlier version of this site may have kept other fields.
const isWhole = <Values extends object>(kept: object, values: Values): kept is Values =>
  Object.entries(values).every(
    ([field, value]) => field in kept && Array.isArray(Reflect.get(kept, field)) === Array.isArray(value)
  )

interface Place {
  readonly read: () => object | undefined
  readonly write: (values: object) => void
  readonly remove: () => void
}

export const draftAt = <Values extends object>({ read, remove, write }: Place): FormDraft<Values> => ({
  restore: (values) => {
    const kept = read()
    return kept && isWhole(kept, values) && !sameValues(kept, values) ? kept : undefined
  },
  keep: (typed, values) => (sameValues(typed, values) ? remove() : write(typed)),
  drop: remove
})

interface Kept extends Private {
  readonly values: object
  /** When it was kept, in milliseconds since 1970; absent in drafts of an earlier version. */
  readonly at?: number
}

const placeOf = (area: Area, name: string, ownerId: string | null, lifetime = Infinity): Place => {
  const store = draftStore<Kept>(area, name)
  return {
    read: () => {
      const kept = store.read()
      if (kept?.ownerId !== ownerId) return undefined
      return Date.now() - (kept.at ?? 0) < lifetime ? kept.values : undefined
    },
    write: (values) => store.write({ ownerId, values, at: Date.now() }),
    remove: store.remove
  }
}

/** The draft with this name of this person, null for a visitor; for this tab alone. */
export const formDraft = <Values extends object>(name: string, ownerId: string | null) =>
  draftAt<Values>(placeOf("sessionStorage", name, ownerId))

/**
 * The draft of changes to saved values, for this tab alone or for the whole browser: fields in which nothing was typed
 * are restored as they are saved by then. With a lifetime, in milliseconds, an older draft is ignored.
 */
export const changesDraft = <Values extends object>(
  area: Area,
  name: string,
  ownerId: string,
  lifetime?: number
): FormDraft<Values> => {
  const { read, remove, write } = placeOf(area, name, ownerId, lifetime)
  return {
    restore: (values) => {
      const whole = { ...values, ...read() }
      return isWhole(whole, values) && !sameValues(whole, values) ? whole : undefined
    },
    keep: (typed, values) => (sameValues(typed, values) ? remove() : write(changedFields(typed, values))),
    drop: remove
  }
}
