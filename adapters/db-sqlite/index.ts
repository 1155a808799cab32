import { knexAdapters } from "#adapters/db-knex/index.ts"

import { sqliteDialect } from "./dialect.ts"

export { sqliteConfig } from "./connection.ts"

/** Fills every storage port from an SQLite file. */
export const SqliteAdapters = (filename: string) => knexAdapters(sqliteDialect(filename))
