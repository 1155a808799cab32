import { knexAdapters } from "#adapters/db-knex/index.ts"
import type { Migrate } from "#adapters/db-knex/migrations/bring-up-to-date.ts"

import { postgresDialect } from "./dialect.ts"
import type { PostgresNews } from "./lacks.ts"
import { aloneAt, type PostgresServers } from "./servers.ts"

export { migrationConfig, postgresConfig } from "./connection.ts"

/** Fills every storage port from a PostgreSQL database, which several servers may share. */
export const PostgresAt = (servers: PostgresServers, news?: PostgresNews) =>
  knexAdapters(postgresDialect(servers, news))

/** The same for a process beside the servers, which alone bring the database up to date. */
export const PostgresBesideServers = (servers: PostgresServers, migrate: Migrate) =>
  knexAdapters(postgresDialect(servers), migrate)

/** The same without a pooler before the database and without replicas. */
export const PostgresAdapters = (url: string) => PostgresAt(aloneAt(url))
