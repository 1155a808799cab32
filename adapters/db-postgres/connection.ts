import type { Knex } from "knex"
import PostgresDriver from "knex/lib/dialects/postgres/index.js"
import type { Client } from "pg"

import { tellingClient } from "#adapters/db-knex/drivers/telling-client.ts"
import { migrationSource } from "#adapters/db-knex/migrations/index.ts"

import { ownMigrations } from "./migrations/index.ts"
import { parserOf } from "./parsers.ts"
import { connectionLifetime } from "./statement-names.ts"

// parsers.ts reads times as the second setting has them written.
const waysOfTimes = ["set timezone = 'UTC'", "set datestyle = 'ISO'"]

/** Settings that every session starts with, except those of migrations. */
const sessionSettings = [
  ...waysOfTimes,
  "set statement_timeout = '15s'",
  // Shorter than a statement may wait: whoever waits for a row that a frozen server has locked gets it in time.
  "set idle_in_transaction_session_timeout = '10s'"
]

/** Settings that a session of migrations starts with; its user may have limits that are meant for all others. */
const migrationSettings = [
  ...waysOfTimes,
  "set statement_timeout = 0",
  "set idle_in_transaction_session_timeout = 0"
]

/** Settings of the planner for sessions that read views, and for no others (docs/decisions/0023). */
export const plannerSettings = [
  // Every view has its index; a plan that reads a whole table is a mistake, however small the table is today.
  "set enable_seqscan = off",
  // One plan a statement, made once: each walks an index that its text chooses, whatever the values.
  "set plan_cache_mode = force_generic_plan",
  "set jit = off",
  // Starting workers takes longer than a page of any list, and there is more than one reader.
  "set max_parallel_workers_per_gather = 0"
]

/** Settings that a session for views starts with. */
export const readerSettings = [...sessionSettings, ...plannerSettings].join("; ")

const told =
  (settings: ReadonlyArray<string>) =>
  (connection: Client, done: (error: Error | null, connection: Client) => void) => {
    connection.query(settings.join("; "), (error) => done(error, connection))
  }

// Not logged here: a lost connection is replaced by the pool, or fails a request, which is logged.
const silence = { warn: () => undefined, error: () => undefined }

/** How a PostgreSQL server is reached: `postgres://user:password@host:port/database`. */
export const connectionConfig = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: 3_000,
  // The server's own limit comes first; this one is for a server that has gone silent.
  query_timeout: 20_000,
  // Firewalls silently drop connections that are idle for a minute or more; the system's own delay is two hours.
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
  application_name: "best-contractors",
  types: { getTypeParser: parserOf }
})

/**
 * The same for connections that are opened while this process starts: loading the rest of the program blocks the event
 * loop, on a busy machine for seconds.
 */
export const startingConfig = (url: string) => ({ ...connectionConfig(url), connectionTimeoutMillis: 30_000 })

// Pipelined, so that COMMIT can be sent right behind the last statement, without waiting for the answer to that.
const writerConfig = (url: string) => ({ ...connectionConfig(url), pipeline: true })

interface PoolOptions {
  /** Whether a connection may be lent once more. */
  readonly usable?: (connection: object) => boolean
  /** Whether a pooler in transaction mode stands before the database: settings of a session would reach another one. */
  readonly isPooled?: boolean
}

/** knex's configuration for a PostgreSQL server. */
export const postgresConfig = (
  url: string,
  { isPooled = false, usable = () => true }: PoolOptions = {}
): Knex.Config => ({
  client: tellingClient(PostgresDriver, "postgresql"),
  connection: writerConfig(url),
  log: silence,
  // A request that gets no connection soon fails; people do not wait a minute.
  acquireConnectionTimeout: 5_000,
  pool: {
    min: 0,
    max: 10,
    maxConnectionLifetimeMillis: connectionLifetime,
    ...(isPooled ? {} : { afterCreate: told(sessionSettings) }),
    validate: usable
  },
  migrations: { migrationSource: migrationSource(ownMigrations) }
})

/** The same for migrations, and for waiting until other servers have done theirs: neither has a time limit. */
export const migrationConfig = (url: string): Knex.Config => ({
  ...postgresConfig(url),
  connection: {
    ...startingConfig(url),
    query_timeout: 0,
    // A server that has gone silent is noticed all the same.
    keepAliveInitialDelayMillis: 10_000
  },
  // A busy machine may be slow to connect while it starts.
  acquireConnectionTimeout: 60_000,
  pool: { min: 0, max: 10, afterCreate: told(migrationSettings) }
})
