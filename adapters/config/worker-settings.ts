import type { DatabaseSettings } from "./database-settings.ts"
import { wrongSetting } from "./setting-error.ts"
import type { Environment } from "./settings.ts"
import { readWholeNumber } from "./whole-number.ts"

/** How many processes serve: one unless set. SQLite's file is one process's own. */
export const readWorkers = (environment: Environment, { kind }: Pick<DatabaseSettings, "kind">): number => {
  const count = readWholeNumber(environment, "WORKERS", { least: 1, most: 64, example: 2 }) ?? 1
  if (count === 1 || kind === "postgres") return count
  throw wrongSetting(
    "WORKERS",
    `is ${count}, and SQLite has one server`,
    "1, or a DATABASE_URL of PostgreSQL"
  )
}
