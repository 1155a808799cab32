import { dirname } from "node:path"

import type { SiteOperator } from "#domain/site/site-operator.ts"

import { type DatabaseSettings, readDatabaseSettings } from "./database-settings.ts"
import { readHost, readMetrics, readPort } from "./listen-settings.ts"
import { type MailSettings, readMailSettings } from "./mail-settings.ts"
import { type PhotoSettings, readPhotoSettings } from "./photo-settings.ts"
import { readPublicUrl } from "./public-url.ts"
import { readSessionSecrets } from "./session-secrets.ts"
import { SettingError, wrongSetting } from "./setting-error.ts"
import { readSiteOperator } from "./site-operator.ts"
import { readTracing, type TracingSettings } from "./tracing-settings.ts"
import { readWholeNumber } from "./whole-number.ts"
import { readWorkers } from "./worker-settings.ts"

/** The environment: variables by name. An empty one counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>

/** How the server is to run (docs/operations.md#settings). */
export interface Settings {
  readonly host: string
  readonly port: number
  /** Where metrics are served; null for nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** Where spans are sent; null for nowhere. */
  readonly tracing: TracingSettings | null
  readonly database: DatabaseSettings
  /** How many processes serve. */
  readonly workers: number
  /** Megabytes of memory for a process's caches; null for the default. */
  readonly keptMegabytes: number | null
  readonly sessionSecrets: ReadonlyArray<string>
  readonly demoData: boolean
  /** Whether the sign-in page names the demo accounts: where there are some, outside production. */
  readonly namesDemoAccounts: boolean
  readonly trustProxy: boolean
  /** The address of the site; null for the one that each request names. */
  readonly publicUrl: string | null
  /** Who is named on the pages about the site. */
  readonly siteOperator: SiteOperator
  /** How emails are sent. */
  readonly mail: MailSettings
  /** Where photos are kept. */
  readonly photos: PhotoSettings
  /** Whether professional applications are kept, or only simulated. */
  readonly keepsApplications: boolean
  /** Whether the server may start without a built UI, and then answers calls alone. */
  readonly mayLackUi: boolean
}

const modes = ["production", "development", "test"] as const

// An unknown mode is refused, not taken for less than production: that would be a site with known passwords.
const readMode = (value: string | undefined): (typeof modes)[number] | null => {
  const mode = modes.find((known) => known === value)
  if (value && mode === undefined) {
    throw wrongSetting("NODE_ENV", `is ${JSON.stringify(value)}, none of ${modes.join(", ")}`, "production")
  }
  return mode ?? null
}

const readSwitch = (environment: Environment, variable: string, otherwise: boolean): boolean => {
  const value = environment[variable] || (otherwise ? "1" : "0")
  if (value === "0" || value === "1") return value === "1"
  throw wrongSetting(variable, `is ${JSON.stringify(value)}, neither 0 nor 1`, 1)
}

const readApplications = (value: string | undefined): boolean => {
  if (!value) return true
  if (value === "simulated") return false
  throw new SettingError(`APPLICATIONS is ${JSON.stringify(value)}; leave it out, or APPLICATIONS=simulated`)
}

// The server's own files lie beside its data.
const dataFolder = (database: DatabaseSettings) =>
  database.kind === "postgres" || database.filename === ":memory:" ? "data" : dirname(database.filename)

/** Reads every setting, or throws a `SettingError` about the first wrong one. */
export const readSettings = (environment: Environment): Settings => {
  const mode = readMode(environment["NODE_ENV"])
  const isProduction = mode === "production"
  const database = readDatabaseSettings(environment)
  const demoData = readSwitch(environment, "DEMO_DATA", !isProduction)
  const port = readPort(environment)
  const workers = readWorkers(environment, database)
  return {
    host: readHost(environment["HOST"]),
    port,
    metrics: readMetrics(environment, { port, workers }),
    tracing: readTracing(environment),
    database,
    workers,
    keptMegabytes: readWholeNumber(environment, "KEPT_MB", { most: 65_536, example: 400 }),
    demoData,
    namesDemoAccounts: demoData && !isProduction,
    trustProxy: readSwitch(environment, "TRUST_PROXY", false),
    publicUrl: readPublicUrl(environment["PUBLIC_URL"]),
    siteOperator: readSiteOperator(environment),
    mail: readMailSettings(environment, { isProduction, dataFolder: dataFolder(database) }),
    photos: readPhotoSettings(environment, dataFolder(database)),
    keepsApplications: readApplications(environment["APPLICATIONS"]),
    mayLackUi: mode === "development",
    // Last: where none is set, one is written to the disk.
    sessionSecrets: readSessionSecrets(environment["SESSION_SECRET"], isProduction, dataFolder(database))
  }
}
