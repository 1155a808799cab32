import type { DatabaseSettings } from "./database-settings.ts"
import { SettingError } from "./setting-error.ts"

const mostWorkers = 64

/** How many processes serve: one unless set. SQLite's file is one process's own. */
export const readWorkers = (value: string | undefined, { kind }: Pick<DatabaseSettings, "kind">): number => {
  const count = /^\d{1,2}$/.test(value || "1") ? Number(value || "1") : Number.NaN
  if (!(count >= 1 && count <= mostWorkers)) {
    throw new SettingError(
      `WORKERS is ${JSON.stringify(value)}, not a whole number from 1 to ${mostWorkers}; for example WORKERS=2`
    )
  }
  if (count > 1 && kind === "sqlite") {
    throw new SettingError(
      `WORKERS is ${count}, and SQLite has one server; for example WORKERS=1, or a DATABASE_URL of PostgreSQL`
    )
  }
  return count
}
