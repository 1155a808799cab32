import * as Effect from "effect/Effect"

import { knexAdapters } from "#adapters/db-knex/index.ts"
import type { Migrate } from "#adapters/db-knex/migrations/bring-up-to-date.ts"

import { sqliteDialect } from "./dialect.ts"

export { sqliteConfig } from "./connection.ts"

/** Fills every storage port from an SQLite file. */
export const SqliteAdapters = (filename: string) => knexAdapters(sqliteDialect(filename))

/**
 * The same for a process beside a server that may have the file, and that alone brings it up to date. The server's
 * screens hear of what this process changes with the server's own next event.
 */
export const SqliteBesideServer = (filename: string, migrate: Migrate) =>
  knexAdapters({ ...sqliteDialect(filename), claim: Effect.void }, migrate)
