import { randomUUID } from "node:crypto"
import { rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"

import type { AppPorts, AppServices } from "#adapters/http-koa/app-ports.ts"
import { makeApp, type Ui } from "#adapters/http-koa/app.ts"
import { loggedEventHub } from "#adapters/http-koa/events/hub.ts"
import type { FiledEmail } from "#adapters/http-koa/mail/dev-emails.ts"
import { loggedBusinesses } from "#adapters/logged-businesses.ts"
import { MemoryAdapters } from "#adapters/memory/index.ts"
import { memoryMailer } from "#adapters/memory/mailer.ts"
import { PhotosOnDisk } from "#adapters/photos/disk.ts"
import { SharpPictures } from "#adapters/photos/sharp-pictures.ts"
import { Argon2PasswordHasher } from "#adapters/system/argon2-password-hasher.ts"
import { KeptMemory, keptMemoryOf, usualKeptMegabytes } from "#adapters/system/kept-memory.ts"
import { listen } from "#adapters/system/listen.ts"
import { lostPictures, openLog } from "#adapters/system/log.ts"
import { SignedKeys } from "#adapters/system/signed-keys.ts"
import { UuidIds } from "#adapters/system/uuid-ids.ts"
import { ZipcodePlaces } from "#adapters/system/zipcode-places.ts"
import { EventHub } from "#events/event-hub.ts"
import type { MarketplaceLoader } from "#ports/marketplace-loader.ts"

import { Client } from "./client.ts"

type Store = ReturnType<typeof MemoryAdapters>

export interface AppOptions {
  /** An empty store; a new one in memory unless named. */
  readonly store?: Store
  /** Changes to the ports, made last. */
  readonly change?: (
    ports: Layer.Layer<AppPorts | MarketplaceLoader>
  ) => Layer.Layer<AppPorts | MarketplaceLoader>
  /** The emails that `/dev/emails` shows; without them there is no such page. */
  readonly filedEmails?: () => Promise<ReadonlyArray<FiledEmail>>
  /** Milliseconds between two heartbeats of an event stream. */
  readonly heartbeatMs?: number
  readonly indexedPages?: ReadonlyArray<string>
  /** Size of the caches; 0 where a test writes past the use cases, which does not invalidate what is cached. */
  readonly keptMegabytes?: number
  /** Where photos are kept; a folder that is not there yet unless named. */
  readonly photosFolder?: string
  readonly publicUrl?: string
  readonly sessionSecrets?: ReadonlyArray<string>
  readonly sitemapSize?: number
  readonly trustProxy?: boolean
  readonly ui?: Ui
}

export const testSecret = "a secret that only the tests know"

const buildSystem = () =>
  Effect.runPromise(
    Effect.scoped(
      Layer.build(Layer.mergeAll(Argon2PasswordHasher, SignedKeys([testSecret]), UuidIds, ZipcodePlaces))
    )
  )

// The table of places takes a quarter of a second to build; the apps of a file share it.
let system: ReturnType<typeof buildSystem> | undefined

/** The real app, listening on a free port of this machine. Stop it when done. */
export const startApp = async (options: AppOptions = {}) => {
  const {
    change = (ports) => ports,
    heartbeatMs = 25_000,
    keptMegabytes = usualKeptMegabytes,
    photosFolder = join(tmpdir(), `contractors-photos-${randomUUID()}`),
    sessionSecrets = [testSecret],
    store,
    trustProxy = false,
    ui = null,
    ...rest
  } = options
  system ??= buildSystem()
  const { letters, layer: mailer } = memoryMailer()
  const logLines: Array<string> = []
  const log = openLog({ write: (line) => void logLines.push(line) })
  const ports = change(
    Layer.mergeAll(
      Layer.succeedContext(await system),
      store ?? MemoryAdapters(),
      mailer,
      SharpPictures(lostPictures(log)),
      PhotosOnDisk(photosFolder),
      Layer.succeed(KeptMemory, keptMemoryOf(keptMegabytes))
    )
  )
  const runtime = ManagedRuntime.make(
    Layer.provideMerge(Layer.merge(loggedEventHub(log), loggedBusinesses(log)), ports)
  )
  const context = await runtime.context()
  const app = makeApp({
    ...rest,
    context,
    heartbeatMs,
    log,
    sessionSecrets,
    trustProxy,
    ui
  })
  // Node sets `Date` by the machine's clock, also while a test has set a fake time.
  app.middleware.unshift((ctx, next) => {
    ctx.set("Date", new Date().toUTCString())
    return next()
  })
  const onStop = Context.get(context, EventHub).close
  const server = await listen(app, { host: "127.0.0.1", port: 0, onStop })
  return {
    url: server.url,
    /** The emails that were sent. */
    letters,
    /** What the log holds so far, one line an entry. */
    logLines,
    /** A new visitor. */
    client: () => new Client(server.url),
    /** Runs work against the app's own ports. */
    run: <A, E>(work: Effect.Effect<A, E, AppServices | MarketplaceLoader>) => runtime.runPromise(work),
    /** Stops the app; requests in flight may finish within `graceMs`. */
    stop: async (graceMs = 0) => {
      await server.stop(graceMs)
      await runtime.dispose()
      rmSync(photosFolder, { recursive: true, force: true })
    }
  }
}

export type RunningApp = Awaited<ReturnType<typeof startApp>>
