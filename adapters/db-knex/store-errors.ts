import { StoreUnavailable } from "#ports/store-unavailable.ts"

import type { Dialect } from "./dialect.ts"

/** Whether the database had no room for a write, and the health check's write has not succeeded since. */
export interface Room {
  isLacking: boolean
}

interface Store {
  readonly dialect: Dialect
  readonly room: Room
}

// knex blames a missing `.transacting(trx)`, which no operator can mend.
const inPlainWords = (error: unknown): unknown =>
  error instanceof Error && error.name === "KnexTimeoutError"
    ? new Error("No connection became free: those of the pool are waiting for a lock, or for the database")
    : error

/** The error as the ports know it: a store that is away or full as such, everything else as it is. */
const asStoreError = ({ dialect, room }: Store, error: unknown): unknown => {
  const trouble = dialect.troubleOf(error)
  if (trouble === undefined) return error
  if (trouble === "full") room.isLacking = true
  return new StoreUnavailable(trouble, inPlainWords(error))
}

/** Asks the database; a rejection says whether it is the database that cannot answer. */
export const asking = async <A>(store: Store, ask: () => Promise<A>): Promise<A> => {
  try {
    return await store.dialect.whileReachable(ask)
  } catch (error) {
    throw asStoreError(store, error)
  }
}

/** The same for a commit: when the connection is lost during a commit, its outcome is unknown. */
export const askingToCommit = async (store: Store, commit: () => Promise<void>): Promise<void> => {
  try {
    await asking(store, commit)
  } catch (error) {
    if (!(error instanceof StoreUnavailable) || error.trouble !== "away") throw error
    throw new StoreUnavailable("unconfirmed", error.cause)
  }
}
