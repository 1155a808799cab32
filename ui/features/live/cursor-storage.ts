import { orNothing } from "#ui/shared/state/browser-storage.ts"

// Where storage is forbidden, every page begins without a cursor.
const storageKey = "live-cursor"

interface StoredCursor {
  readonly userId: string
  readonly lastId: string
  /** When it was saved, in milliseconds of this machine's clock. */
  readonly savedAt: number
}

const read = (userId: string): StoredCursor | null => {
  const cursor: StoredCursor | null =
    orNothing(() => JSON.parse(localStorage.getItem(storageKey) ?? "null")) ?? null
  return cursor?.userId === userId ? cursor : null
}

/** Saves for this browser that all events up to this one were received. */
export const saveCursor = (userId: string, lastId: string): void => {
  if (read(userId)?.lastId === lastId) return
  const cursor: StoredCursor = { userId, lastId, savedAt: Date.now() }
  orNothing(() => localStorage.setItem(storageKey, JSON.stringify(cursor)))
}

/**
 * The last event that this browser received before the page was requested, so before anything that it shows. Null
 * when there is none, or when later ones were received since: what the page shows may be older than those.
 */
export const cursorBeforePage = (userId: string): string | null => {
  const cursor = read(userId)
  return cursor && cursor.savedAt <= performance.timeOrigin ? cursor.lastId : null
}

export const clearCursor = (): void => orNothing(() => localStorage.removeItem(storageKey))
