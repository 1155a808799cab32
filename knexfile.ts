import { readDatabaseSettings } from "./adapters/config/database-settings.ts"
import { postgresConfig } from "./adapters/db-postgres/index.ts"
import { sqliteConfig } from "./adapters/db-sqlite/index.ts"

const database = readDatabaseSettings(process.env)

export default database.kind === "postgres"
  ? postgresConfig(database.directUrl)
  : sqliteConfig(database.filename)
