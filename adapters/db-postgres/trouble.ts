import type { Dialect } from "#adapters/db-knex/dialect.ts"

import { Unreachable } from "./reachability.ts"

// Classes and codes of PostgreSQL's errors, and codes of the system's.
const full = "53100"
const away = [
  /^08/,
  // Stopping, starting, crashed, cancelled for taking too long.
  /^57(?:P0[1-5]|014)$/,
  // Out of memory, too many connections, a deadlock, a standby.
  /^(?:53[23]00|40P01|25006|25P0[34])$/,
  // It does not let us in any more.
  /^(?:28000|28P01|3D000)$/,
  /^E(?:AI_AGAIN|CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOTFOUND|PIPE|TIMEDOUT)$/
]

// A statement of ours that is wrong, though poolers refuse connections with the same code.
const ownFault = /^bind message supplies/

// Messages of the driver's errors that have no code.
const lost = /connection terminated|timeout expired|query read timeout|not queryable/i

const codeOf = (error: Error) => ("code" in error && typeof error.code === "string" ? error.code : "")

/** What an error says about PostgreSQL as a whole: that it has no room, or does not answer. */
export const troubleOf: Dialect["troubleOf"] = (error) => {
  if (!(error instanceof Error)) return undefined
  const code = codeOf(error)
  if (code === full) return "full"
  if (ownFault.test(error.message)) return undefined
  const isAway =
    error instanceof Unreachable ||
    error.name === "KnexTimeoutError" ||
    away.some((pattern) => pattern.test(code)) ||
    lost.test(error.message)
  // Several addresses of one name were tried.
  const tried = error instanceof AggregateError ? error.errors : []
  return isAway || tried.some((one) => troubleOf(one) === "away") ? "away" : undefined
}
