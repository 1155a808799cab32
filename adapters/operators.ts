import { existsSync } from "node:fs"

import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import { Registration, type User } from "#domain/account/account.ts"
import { fullName } from "#domain/account/full-name.ts"
import { oneLine } from "#domain/notices/letter-body.ts"
import { readInput } from "#domain/shared/input.ts"
import { capitalized } from "#domain/shared/sentences.ts"
import { Email } from "#domain/shared/text.ts"
import { addOperator, listOperators, type Named, removeOperator } from "#use-cases/operator/staff.ts"

import { readDatabaseSettings } from "./config/database-settings.ts"
import { readSettings, type Settings } from "./config/settings.ts"
import { bringUpWhereEmpty, type Migrate, requireUpToDate } from "./db-knex/migrations/bring-up-to-date.ts"
import { PostgresBesideServers } from "./db-postgres/index.ts"
import { SqliteBesideServer } from "./db-sqlite/index.ts"
import { databaseFailure, StartupFailure } from "./startup-failure.ts"
import { Argon2PasswordHasher } from "./system/argon2-password-hasher.ts"
import { SignedKeys } from "./system/signed-keys.ts"
import { UuidIds } from "./system/uuid-ids.ts"

const usage = `Usage: npm run operator -- add anna@example.com ["Anna" "Smith"]
       npm run operator -- remove anna@example.com
       npm run operator -- list`

const readEmail = (typed: string | undefined): string => {
  const email = Schema.decodeUnknownResult(Email)(typed)
  return Result.getOrThrowWith(email, () => new StartupFailure(usage))
}

const { firstName: First, lastName: Last } = Registration.fields
const namesIn = readInput(Schema.Struct({ "First name": First, "Last name": Last }))

const readNames = (firstName: string, lastName: string) => {
  const names = Result.getOrThrowWith(
    namesIn({ "First name": firstName, "Last name": lastName }),
    ({ faults }) => new StartupFailure(faults.map(({ field, message }) => `${field}: ${message}`).join("; "))
  )
  return { firstName: names["First name"], lastName: names["Last name"] }
}

// "anna.smith@example.com" is Anna, until she says what she is called.
const namedBy = ([address, firstName, lastName]: ReadonlyArray<string>): Named => {
  const email = readEmail(address)
  const [word = ""] = email.split(/[^a-z]+/)
  return { email, ...readNames(firstName || capitalized(word) || "Operator", lastName || "Operator") }
}

const siteOf = ({ port, publicUrl }: Settings) => publicUrl ?? `http://localhost:${port}`

const takenOver = (before: User) =>
  `There was an account with this address, of ${fullName(before)}: its password works no longer, and it is signed out everywhere.`

const oldName = (before: User) => `The name stays as it is: ${fullName(before)}.`

const commands = {
  add: (settings: Settings, words: ReadonlyArray<string>) => {
    const named = namedBy(words)
    return Effect.map(addOperator(named), ({ before, isNew, path }) => [
      `${named.email} ${isNew ? "is an operator now" : "was an operator already"}.`,
      ...(isNew && before ? [takenOver(before)] : []),
      ...(!isNew && before && words.length > 1 ? [oldName(before)] : []),
      `The password is set here, within 24 hours: ${siteOf(settings)}${path}`
    ])
  },
  remove: (_: Settings, [address]: ReadonlyArray<string>) => {
    const email = readEmail(address)
    return Effect.as(removeOperator(email), [`${email} is not an operator any more.`])
  },
  list: () =>
    Effect.map(listOperators, (all) =>
      all.length === 0
        ? ["There is no operator."]
        : all.map((one) => `${one.email}  ${fullName(one)}  since ${one.grantedAt.slice(0, 10)}`)
    )
}

/** How many words each takes at most: an address with two names, an address, nothing. */
const mostWords = { add: 3, remove: 1, list: 0 } as const

const isCommand = (word: string | undefined): word is keyof typeof commands =>
  word !== undefined && Object.hasOwn(commands, word)

/** The file that SQLite would make; null where there is one, or none is needed. */
const missingFile = (environment: NodeJS.ProcessEnv) => {
  const database = readDatabaseSettings(environment)
  return database.kind === "postgres" || existsSync(database.filename) ? null : database.filename
}

const storeOf = ({ database }: Settings, migrate: Migrate) =>
  database.kind === "sqlite"
    ? SqliteBesideServer(database.filename, migrate)
    : PostgresBesideServers(database, migrate)

const portsOf = (settings: Settings, migrate: Migrate) =>
  Layer.mergeAll(
    storeOf(settings, migrate),
    Argon2PasswordHasher,
    SignedKeys(settings.sessionSecrets),
    UuidIds
  )

/** Makes operators and lets them go, by the words of a command line; gives the lines to print. */
export const runOperator = async (
  environment: NodeJS.ProcessEnv,
  [command, ...words]: ReadonlyArray<string>
): Promise<ReadonlyArray<string>> => {
  if (!isCommand(command) || words.length > mostWords[command]) throw new StartupFailure(usage)
  // Before the settings are read: that would write a secret beside the missing file.
  const missing = missingFile(environment)
  if (missing !== null && command !== "add") throw new StartupFailure(`There is no database at ${missing}`)
  const settings = readSettings(environment)
  let isNew = false
  const fill = bringUpWhereEmpty(() => {
    isNew = true
  })
  const ports = portsOf(settings, command === "add" ? fill : requireUpToDate)
  const work = Effect.result(commands[command](settings, words))
  const exit = await Effect.runPromiseExit(Effect.provide(work, ports))
  if (Exit.isFailure(exit)) throw databaseFailure(Cause.squash(exit.cause), settings.database)
  const lines = Result.getOrThrowWith(exit.value, ({ message }) => new StartupFailure(message))
  const printed = lines.map(oneLine)
  if (!isNew) return printed
  const name = missing ?? "What DATABASE_URL names"
  return [...printed, `${name} is a new database. If your server has another one, name it by DATABASE_URL.`]
}
