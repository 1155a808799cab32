const storageKey = "live-mark"

interface Mark {
  readonly userId: string
  readonly lastId: string
}

// Where storage is forbidden, or on a server, every page begins anew.
const orNothing = <A>(attempt: () => A): A | undefined => {
  try {
    return attempt()
  } catch {
    return undefined
  }
}

/** The last event that a tab of this browser has heard of. */
export const readMark = (): Mark | null =>
  orNothing(() => JSON.parse(localStorage.getItem(storageKey) ?? "null")) ?? null

export const keepMark = (mark: Mark): void =>
  orNothing(() => localStorage.setItem(storageKey, JSON.stringify(mark)))

export const dropMark = (): void => orNothing(() => localStorage.removeItem(storageKey))
