import { knexAdapters } from "#adapters/db-knex/index.ts"
import type { Migrate } from "#adapters/db-knex/migrations/bring-up-to-date.ts"

import { postgresDialect } from "./dialect.ts"
import type { PostgresNews } from "./lacks.ts"
import { aloneAt, type PostgresServers } from "./servers.ts"

export { migrationConfig, postgresConfig } from "./connection.ts"

/** Fills every storage port from a PostgreSQL database, which several servers may share. */
export const PostgresAt = (servers: PostgresServers, news?: PostgresNews) =>
  knexAdapters(postgresDialect(servers, news))

/** The same beside servers that have it, and alone bring it up to date. */
export const PostgresBesideServers = (servers: PostgresServers, migrate: Migrate) =>
  knexAdapters(postgresDialect(servers), migrate)

/** The same where nothing stands before the database, and nothing beside it. */
export const PostgresAdapters = (url: string) => PostgresAt(aloneAt(url))
