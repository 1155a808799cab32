import * as Result from "effect/Result"

import { readDatabaseUrl } from "./adapters/db-knex/database-url.ts"
import { postgresConfig } from "./adapters/db-postgres/index.ts"
import { sqliteConfig } from "./adapters/db-sqlite/index.ts"

const address = Result.getOrThrowWith(
  readDatabaseUrl(process.env["DATABASE_URL"]),
  (problem) => new Error(`DATABASE_URL ${problem}`)
)

export default address.kind === "postgres" ? postgresConfig(address.url) : sqliteConfig(address.filename)
