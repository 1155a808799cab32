import type { Dialect } from "#adapters/db-knex/dialect.ts"

const codesOf = {
  full: ["SQLITE_FULL"],
  // The file is locked by another program, unreadable or gone, or the queue for the one writer is too long.
  away: ["SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_IOERR", "SQLITE_CANTOPEN", "SQLITE_READONLY"]
} as const

const isCode = (error: Error, codes: ReadonlyArray<string>) =>
  "code" in error && typeof error.code === "string" && codes.includes(error.code)

/** What SQLite's errors, and knex's for a connection that was not to be had, say about the database as a whole. */
export const troubleOf: Dialect["troubleOf"] = (error) => {
  if (!(error instanceof Error)) return undefined
  if (isCode(error, codesOf.full)) return "full"
  return isCode(error, codesOf.away) || error.name === "KnexTimeoutError" ? "away" : undefined
}
