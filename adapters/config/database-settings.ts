import * as Result from "effect/Result"

import { type DatabaseAddress, readDatabaseUrl } from "#adapters/db-knex/database-url.ts"
import type { PostgresServer, PostgresServers } from "#adapters/db-postgres/servers.ts"

import { SettingError, wrongSetting } from "./setting-error.ts"
import type { Environment } from "./settings.ts"

/** Where the data lies. */
export type DatabaseSettings =
  | Extract<DatabaseAddress, { kind: "sqlite" }>
  | ({ readonly kind: "postgres" } & PostgresServers)

const examples = {
  DATABASE_URL: "postgres://user:password@pool:6432/name?prepare=off",
  DATABASE_DIRECT_URL: "postgres://user:password@primary:5432/name",
  DATABASE_READ_URL:
    "postgres://user:password@replica-1:5432/name,postgres://user:password@replica-2:5432/name"
}
type Variable = keyof typeof examples

// Never repeats a value: it may hold a password.
const refuse = (variable: Variable, fault: string) => wrongSetting(variable, fault, examples[variable])

const addressIn = (variable: Variable, value: string | undefined): DatabaseAddress =>
  Result.getOrThrowWith(readDatabaseUrl(value), (fault) => new SettingError(`${variable} ${fault}`))

// `prepare` is taken out: the driver would pass it on to a server that does not know it.
const serverAt = (variable: Variable, address: string): PostgresServer => {
  const url = new URL(address)
  const prepare = url.searchParams.get("prepare")
  if (prepare === null) return { url: address, isPooled: false }
  if (prepare !== "off") throw refuse(variable, "has a prepare that is not off")
  url.searchParams.delete("prepare")
  return { url: url.href, isPooled: true }
}

const serverIn = (variable: Variable, value: string): PostgresServer => {
  const address = addressIn(variable, value)
  if (address.kind === "sqlite") throw refuse(variable, "names no PostgreSQL")
  return serverAt(variable, address.url)
}

const readReplicas = (value: string | undefined): ReadonlyArray<PostgresServer> =>
  (value ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => serverIn("DATABASE_READ_URL", part))

const readDirectUrl = (value: string | undefined, primary: PostgresServer): string => {
  if (!value) {
    if (primary.isPooled)
      throw refuse(
        "DATABASE_DIRECT_URL",
        "is needed with ?prepare=off in DATABASE_URL: a pool does not listen"
      )
    return primary.url
  }
  const direct = serverIn("DATABASE_DIRECT_URL", value)
  if (direct.isPooled) throw refuse("DATABASE_DIRECT_URL", "has prepare=off, but leads past any pool")
  return direct.url
}

/** Where the data lies, and by which ways it is reached (docs/operations.md#more-than-one-postgresql). */
export const readDatabaseSettings = (environment: Environment): DatabaseSettings => {
  const { DATABASE_DIRECT_URL: direct, DATABASE_READ_URL: read, DATABASE_URL: url } = environment
  const address = addressIn("DATABASE_URL", url)
  if (address.kind === "sqlite") {
    if (direct) throw refuse("DATABASE_DIRECT_URL", "is set, and DATABASE_URL names no PostgreSQL")
    if (read) throw refuse("DATABASE_READ_URL", "is set, and DATABASE_URL names no PostgreSQL")
    return address
  }
  const primary = serverAt("DATABASE_URL", address.url)
  return {
    kind: "postgres",
    primary,
    directUrl: readDirectUrl(direct, primary),
    replicas: readReplicas(read)
  }
}
