import { dirname } from "node:path"

import type { Knex } from "knex"
import SqliteDriver from "knex/lib/dialects/sqlite3/index.js"
import type { Database } from "sqlite3"

import { tellingClient } from "#adapters/db-knex/drivers/telling-client.ts"
import { migrationSource } from "#adapters/db-knex/migrations/index.ts"
import { makeFolder } from "#adapters/system/make-folder.ts"

import { ownMigrations } from "./migrations/index.ts"

export const inMemory = ":memory:"

const pragmas = [
  "pragma busy_timeout = 5000",
  "pragma journal_mode = wal",
  // A commit that was reported is on the disk, also after a power failure.
  "pragma synchronous = full",
  "pragma foreign_keys = on"
]

const poolOf = (max: number, settings: ReadonlyArray<string>): Knex.PoolConfig => ({
  min: 1,
  max,
  afterCreate: (connection: Database, done: (error: Error | null, connection: Database) => void) => {
    connection.exec(settings.join("; "), (error) => done(error, connection))
  }
})

// The caller gets the failure; knex's own advice is about its command line.
const silence = { warn: () => undefined, error: () => undefined }

/** How knex reaches an SQLite file, whose folder is made when it is missing. `:memory:` lives as long as the pool. */
export const sqliteConfig = (filename: string): Knex.Config => {
  if (filename !== inMemory) makeFolder(dirname(filename))
  return {
    client: tellingClient(SqliteDriver, "sqlite"),
    connection: { filename },
    log: silence,
    useNullAsDefault: true,
    acquireConnectionTimeout: 10_000,
    // SQLite has one writer: its transactions queue here instead of failing on each other's locks.
    pool: poolOf(1, pragmas),
    migrations: { migrationSource: migrationSource(ownMigrations) }
  }
}

/** In WAL mode readers see the last commit and wait for no lock; each statement runs in a thread of its own. */
export const readers = (config: Knex.Config): Knex.Config => ({
  ...config,
  pool: poolOf(4, ["pragma busy_timeout = 5000", "pragma query_only = on"])
})
