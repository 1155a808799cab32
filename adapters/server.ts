import type { RequestListener } from "node:http"

import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { TracerEnabled } from "effect/References"

import { readVocabulary } from "#domain/search/interpret.ts"
import { EventHub } from "#events/event-hub.ts"
import { KeepsApplications } from "#ports/keeps-applications.ts"
import { PhotoFilesUnavailable } from "#ports/photo-files.ts"
import { Businesses } from "#use-cases/suggestions/businesses.ts"

import type { ServedUi } from "./built-ui.ts"
import type { DatabaseSettings } from "./config/database-settings.ts"
import { readSettings, type Settings } from "./config/settings.ts"
import { databaseNews } from "./database-news.ts"
import { PostgresAt } from "./db-postgres/index.ts"
import { SqliteAdapters } from "./db-sqlite/index.ts"
import { makeApp } from "./http-koa/app.ts"
import { loggedEventHub } from "./http-koa/events/hub.ts"
import { jobs } from "./jobs/jobs.ts"
import { loggedBusinesses } from "./logged-businesses.ts"
import { filedLetters } from "./mail/files.ts"
import { ConfiguredMailer } from "./mail/index.ts"
import { outboxLevels } from "./metrics/outbox-levels.ts"
import { faultOfFolder } from "./photos/disk.ts"
import { ConfiguredPhotos } from "./photos/index.ts"
import { SharpPictures } from "./photos/sharp-pictures.ts"
import { publishAssets } from "./published-assets.ts"
import { databaseFailure, listenFailure, photosFailure, printFailure } from "./startup-failure.ts"
import { Argon2PasswordHasher } from "./system/argon2-password-hasher.ts"
import { KeptMemory, keptMemoryOf, usualKeptMegabytes } from "./system/kept-memory.ts"
import { listen, openable } from "./system/listen.ts"
import { type Log, lostPictures, lostSpans, openLog, standardOutput } from "./system/log.ts"
import { Metering, type Meters, noMeters } from "./system/meters.ts"
import { SignedKeys } from "./system/signed-keys.ts"
import { UuidIds } from "./system/uuid-ids.ts"
import { ZipcodePlaces } from "./system/zipcode-places.ts"
import { tellReady, whenToldToStop } from "./workers.ts"

const storeAt = (database: DatabaseSettings, log: Log) =>
  database.kind === "sqlite" ? SqliteAdapters(database.filename) : PostgresAt(database, databaseNews(log))

/** Where the emails' links lead: to the site, on one's own machine to this server, whose port is known late; and who runs it. */
const siteOf = ({ publicUrl, siteOperator }: Settings, listening: Deferred.Deferred<string>) => ({
  host: publicUrl === null ? "localhost" : new URL(publicUrl).hostname,
  siteUrl: publicUrl === null ? Effect.map(Deferred.await(listening), openable) : Effect.succeed(publicUrl),
  operatorEmail: siteOperator.email
})

const systemOf = (settings: Settings, listening: Deferred.Deferred<string>, log: Log) =>
  Layer.mergeAll(
    Argon2PasswordHasher,
    Layer.succeed(KeepsApplications, settings.keepsApplications),
    ConfiguredPhotos(settings.photos),
    ConfiguredMailer(settings.mail, siteOf(settings, listening)),
    SharpPictures(lostPictures(log)),
    SignedKeys(settings.sessionSecrets),
    UuidIds,
    ZipcodePlaces
  )

const memoryOf = ({ keptMegabytes }: Settings) => keptMemoryOf(keptMegabytes ?? usualKeptMegabytes)

/** Fills an empty store; a server that needs no demo marketplace does not even read its code. */
const loadDemo = async () => {
  const { loadDemoMarketplace } = await import("./demo/index.ts")
  return loadDemoMarketplace
}

interface Started {
  readonly listening: Deferred.Deferred<string>
  readonly log: Log
  readonly meters: Meters
  readonly tracing: Layer.Layer<never>
}

const openStore = async (settings: Settings, { listening, log, meters, tracing }: Started) => {
  const { database, demoData } = settings
  try {
    const runtime = ManagedRuntime.make(
      Layer.merge(jobs(log), loggedEventHub(log)).pipe(
        Layer.provideMerge(loggedBusinesses(log)),
        Layer.provideMerge(Layer.merge(storeAt(database, log), systemOf(settings, listening, log))),
        Layer.provideMerge(
          Layer.mergeAll(
            Layer.succeed(Metering, meters),
            Layer.succeed(KeptMemory, memoryOf(settings)),
            tracing
          )
        )
      )
    )
    const context = await runtime.context()
    if (demoData) await runtime.runPromise(await loadDemo())
    return { runtime, context }
  } catch (error) {
    throw error instanceof PhotoFilesUnavailable
      ? photosFailure(error, settings.photos)
      : databaseFailure(error, database)
  }
}

/** Metrics for Prometheus; a server without them does not even read the code. */
const openMetrics = async (place: NonNullable<Settings["metrics"]>) => {
  const { prometheusMeters } = await import("./metrics/prometheus.ts")
  const { serveMetrics } = await import("./metrics/serve-metrics.ts")
  const { meters, ...told } = prometheusMeters()
  const { stop } = await serveMetrics(told, place).catch((error: unknown) => {
    throw listenFailure(error, place, "METRICS_")
  })
  return { meters, stop }
}

/** Sends spans to a collector; a server without one makes none, and does not even read the code. */
const openTracing = async (settings: Settings["tracing"], log: Log) => {
  if (settings === null) return Layer.succeed(TracerEnabled, false)
  const { TracedByOtlp } = await import("./tracing/index.ts")
  return TracedByOtlp(settings, lostSpans(log))
}

/** Says in the log what the settings leave out, or name in vain. */
const warnOfLacks = ({ database, mail, photos }: Settings, log: Log) => {
  if (mail.route.kind === "off") log.warn({}, "No email is sent: SMTP_URL is not set")
  if (mail.route.kind === "smtp" && mail.postalAddress === null)
    log.warn({}, "No alerts and no daily emails are sent: POSTAL_ADDRESS is not set")
  if (photos.kind === "bucket") return
  if (database.kind === "postgres")
    log.warn({}, "Photos lie in a folder: several servers have to share it, or PHOTOS_URL")
  const why = faultOfFolder(photos.folder)
  if (why !== null) log.warn({ why }, "No photo can be kept: PHOTOS_DIR names a folder that takes none")
}

type OpenUi = (settings: Settings) => Promise<ServedUi | null>

/** Starts the server as the environment says; gives its address, what is done once it is ready, and what stops it in order. */
const start = async (openUi: OpenUi, log: Log) => {
  const settings = readSettings(process.env)
  const ui = await openUi(settings)
  const listening = Deferred.makeUnsafe<string>()
  const told = settings.metrics === null ? null : await openMetrics(settings.metrics)
  const meters = told?.meters ?? noMeters
  const tracing = await openTracing(settings.tracing, log)
  const { context, runtime } = await openStore(settings, { listening, log, meters, tracing })
  meters.watch(() => runtime.runPromise(outboxLevels))
  const onStop = Context.get(context, EventHub).close
  warnOfLacks(settings, log)
  if (ui?.build) await runtime.runPromise(publishAssets(ui.build, log))
  const { route } = settings.mail
  const filedEmails = route.kind === "files" ? () => filedLetters(route.folder) : null
  const app = makeApp({ ...settings, context, filedEmails, indexedPages: ui?.indexedPages ?? [], log, ui })
  const answer = app.callback()
  const callback = (): RequestListener => (request, response) =>
    ui?.before
      ? ui.before(request, response, () => void answer(request, response))
      : void answer(request, response)
  const place = { ...settings, onStop, onUpgrade: ui?.onUpgrade }
  const server = await listen({ callback }, place).catch((error: unknown) => {
    throw listenFailure(error, settings)
  })
  Deferred.doneUnsafe(listening, Effect.succeed(server.url))
  const stop = async () => {
    await server.stop()
    await runtime.dispose()
    await told?.stop()
  }
  const readBusinesses = () => void runtime.runFork(Context.get(context, Businesses).begin)
  return { url: server.url, readBusinesses, stop }
}

/** Serves the interface and its calls until the process is told to stop. */
export const runServer = async (openUi: OpenUi): Promise<void> => {
  // A closed standard output must not end the server.
  process.stdout.on("error", () => undefined)

  const output = standardOutput()
  try {
    const { readBusinesses, stop, url } = await start(openUi, openLog(output.destination))
    const stopAndLeave = () =>
      void stop()
        .then(output.close)
        .then(() => process.exit(0))
    whenToldToStop(stopAndLeave)
    tellReady(url)
    setImmediate(readVocabulary)
    setImmediate(readBusinesses)
  } catch (error) {
    printFailure(error)
    process.exit(1)
  }
}
