import { readDatabaseSettings } from "./adapters/config/database-settings.ts"
import { migrationConfig } from "./adapters/db-postgres/index.ts"
import { sqliteConfig } from "./adapters/db-sqlite/index.ts"

const database = readDatabaseSettings(process.env)

export default database.kind === "postgres"
  ? migrationConfig(database.directUrl)
  : sqliteConfig(database.filename)
