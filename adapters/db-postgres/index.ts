import { knexAdapters } from "#adapters/db-knex/index.ts"

import { postgresDialect } from "./dialect.ts"

export { postgresConfig } from "./connection.ts"

/** Fills every storage port from a PostgreSQL database, which several servers may share. */
export const PostgresAdapters = (url: string) => knexAdapters(postgresDialect(url))
