const storageKey = "live-mark"

interface Mark {
  readonly userId: string
  readonly lastId: string
  /** When it was heard of, in milliseconds of this machine's clock. */
  readonly at: number
}

// Where storage is forbidden every page begins anew.
const orNothing = <A>(attempt: () => A): A | undefined => {
  try {
    return attempt()
  } catch {
    return undefined
  }
}

const read = (userId: string): Mark | null => {
  const mark: Mark | null = orNothing(() => JSON.parse(localStorage.getItem(storageKey) ?? "null")) ?? null
  return mark?.userId === userId ? mark : null
}

/** Notes in this browser that everything up to this event was heard. */
export const keepMark = (userId: string, lastId: string): void => {
  if (read(userId)?.lastId === lastId) return
  const mark: Mark = { userId, lastId, at: Date.now() }
  orNothing(() => localStorage.setItem(storageKey, JSON.stringify(mark)))
}

/**
 * The last event of which this browser heard before the page was asked for, so before anything that it shows. Null
 * when there is none, or when others were heard of since: what the page shows may be older than those.
 */
export const markBeforePage = (userId: string): string | null => {
  const mark = read(userId)
  return mark && mark.at <= performance.timeOrigin ? mark.lastId : null
}

export const dropMark = (): void => orNothing(() => localStorage.removeItem(storageKey))
