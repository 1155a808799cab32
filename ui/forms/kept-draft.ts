interface Kept {
  readonly ownerId: string
  readonly values: object
}

const storageKey = (name: string) => `draft:${name}`

// A browser that forbids storage keeps nothing; the form itself still works.
const orNothing = <A>(attempt: () => A): A | undefined => {
  try {
    return attempt()
  } catch {
    return undefined
  }
}

const read = (name: string): Kept | null | undefined =>
  orNothing(() => JSON.parse(sessionStorage.getItem(storageKey(name)) ?? "null"))

export const dropDraft = (name: string): void => orNothing(() => sessionStorage.removeItem(storageKey(name)))

const isBlank = (values: object) => Object.values(values).every((value) => value === null || value === "")

/** Keeps what somebody has typed into the form of this name, for this tab alone, until it has been taken. */
export const keepDraft = (name: string, ownerId: string, values: object): void => {
  if (isBlank(values)) return dropDraft(name)
  orNothing(() => sessionStorage.setItem(storageKey(name), JSON.stringify({ ownerId, values })))
}

export const hasDraft = (name: string, ownerId: string): boolean => read(name)?.ownerId === ownerId

/** What this person has typed there before; `empty` is the form without it. */
export const draftOf = <Values extends object>(
  name: string,
  ownerId: string,
  empty: Values
): Values | undefined => {
  const kept = read(name)
  return kept?.ownerId === ownerId ? { ...empty, ...kept.values } : undefined
}
