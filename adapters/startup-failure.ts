import type { PhotoFilesUnavailable } from "#ports/photo-files.ts"
import { StoreUnavailable } from "#ports/store-unavailable.ts"

import type { DatabaseSettings } from "./config/database-settings.ts"
import type { PhotoSettings } from "./config/photo-settings.ts"
import { SettingError } from "./config/setting-error.ts"
import { EmptyDatabase, NewerDatabase, OlderDatabase } from "./db-knex/migrations/bring-up-to-date.ts"
import { TwoDatabases } from "./db-postgres/one-database.ts"
import { FileInUse } from "./db-sqlite/claim.ts"
import { describeError, withoutStatement } from "./system/describe-error.ts"

/** Why the server does not start, as one line that says what to do about it. */
export class StartupFailure extends Error {
  override readonly name = "StartupFailure"
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined

const firstLine = (error: unknown) => {
  const [line = ""] = (error instanceof Error ? withoutStatement(error.message) : String(error)).split("\n")
  return line === "" ? (codeOf(error) ?? "no answer") : line
}

const examples: Readonly<Record<DatabaseSettings["kind"], string>> = {
  sqlite: "DATABASE_URL=sqlite:data/marketplace.sqlite",
  postgres: "DATABASE_URL=postgres://user:password@localhost:5432/marketplace"
}

const databaseFault = (error: unknown): string => {
  if (error instanceof FileInUse)
    return "names a file that another server uses; stop that one, or name another file"
  if (error instanceof NewerDatabase)
    return "names a database that belongs to a newer version of this program"
  if (error instanceof OlderDatabase)
    return "names a database that belongs to an older version of this program; start the server first"
  if (error instanceof TwoDatabases)
    return "lead to two databases, where the latter is another way to the same one"
  if (error instanceof EmptyDatabase) return "names a database with nothing in it; start the server first"
  return `names a database that cannot be opened: ${firstLine(error)}`
}

/** The database could not be opened, or filled. Drivers name the address and the user, never the password. */
export const databaseFailure = (error: unknown, database: DatabaseSettings) => {
  const fault = databaseFault(error instanceof StoreUnavailable ? error.cause : error)
  const hasTwoWays =
    database.kind === "postgres" && (database.primary.isPooled || database.primary.url !== database.directUrl)
  const conjunction = error instanceof TwoDatabases ? "and" : "or"
  const variables = hasTwoWays ? `DATABASE_URL ${conjunction} DATABASE_DIRECT_URL` : "DATABASE_URL"
  return new StartupFailure(`${variables} ${fault}; for example ${examples[database.kind]}`)
}

/** The demo marketplace's pictures could not be kept. */
export const photosFailure = ({ cause }: PhotoFilesUnavailable, { kind }: PhotoSettings) => {
  const [variable, place, example] =
    kind === "folder"
      ? ["PHOTOS_DIR", "folder", "data/photos"]
      : ["PHOTOS_URL", "bucket", "s3://my-bucket/photos"]
  const fault = `names a ${place} in which no photo can be kept: ${firstLine(cause)}`
  return new StartupFailure(`${variable} ${fault}; for example ${variable}=${example}`)
}

interface Place {
  readonly host: string
  readonly port: number
}

/** What the variables of a place are called: `METRICS_` before PORT and HOST, or nothing. */
type Prefix = "" | "METRICS_"

const unknownHost = ({ host }: Place, prefix: Prefix) =>
  `${prefix}HOST is ${host}, which nobody knows; for example ${prefix}HOST=127.0.0.1`

const listenFaults: Readonly<Record<string, (place: Place, prefix: Prefix) => string>> = {
  EADDRINUSE: ({ port }, prefix) =>
    `${prefix}PORT is ${port}, which another program uses; for example ${prefix}PORT=${port + 1}`,
  EACCES: ({ port }, prefix) =>
    `${prefix}PORT is ${port}, which this user may not use; for example ${prefix}PORT=3000`,
  EADDRNOTAVAIL: ({ host }, prefix) =>
    `${prefix}HOST is ${host}, no address of this machine; for example ${prefix}HOST=127.0.0.1`,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost
}

/** The port could not be had; an error that no setting has caused comes back as it is. */
export const listenFailure = (error: unknown, place: Place, prefix: Prefix = ""): unknown => {
  const say = listenFaults[codeOf(error) ?? ""]
  return say === undefined ? error : new StartupFailure(say(place, prefix))
}

/** Says on standard error why the server does not start: one line, unless the fault is ours. */
export const printFailure = (error: unknown): void => {
  const isExpected = error instanceof SettingError || error instanceof StartupFailure
  console.error(isExpected ? error.message : describeError(error))
}
