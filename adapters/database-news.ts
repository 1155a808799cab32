import type { PostgresNews } from "./db-postgres/lacks.ts"
import { type Log, onceAMinute } from "./system/log.ts"

const deaf = onceAMinute("Live updates are off: what is written is not heard of")

/** Writes down what the server goes on without while its database answers, and what is back. */
export const databaseNews = (log: Pick<Log, "info" | "warn">): PostgresNews => ({
  leftOut: (replica, why) => log.warn({ replica }, `A replica is left out: ${why}`),
  isBack: (replica) => log.info({ replica }, "A replica serves again"),
  isDeaf: deaf(log),
  hearsAgain: () => log.info({}, "Live updates are on again")
})
