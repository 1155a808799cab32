import { knexAdapters } from "#adapters/db-knex/index.ts"

import { postgresDialect } from "./dialect.ts"
import type { ReplicaNews } from "./replicas/watch.ts"
import { aloneAt, type PostgresServers } from "./servers.ts"

export { migrationConfig, postgresConfig } from "./connection.ts"

/** Fills every storage port from a PostgreSQL database, which several servers may share. */
export const PostgresAt = (servers: PostgresServers, news?: ReplicaNews) =>
  knexAdapters(postgresDialect(servers, news))

/** The same where nothing stands before the database, and nothing beside it. */
export const PostgresAdapters = (url: string) => PostgresAt(aloneAt(url))
