import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import Koa from "koa"

import type { Log } from "#adapters/system/log.ts"
import { metersIn } from "#adapters/system/meters.ts"
import { tracingIn } from "#adapters/system/tracing.ts"
import { EventLog } from "#ports/event-log.ts"

import { agreementCalendars } from "./agreements/calendar.ts"
import type { AppServices } from "./app-ports.ts"
import { type App, forApi, type Middleware, type RequestState } from "./context.ts"
import { makeRoutes, refuseUnknown } from "./endpoints/router.ts"
import { faultsFile } from "./imports/faults-file.ts"
import { keptAnswers } from "./kept/kept-answers.ts"
import { knowingWhenAway } from "./kept/knowing-when-away.ts"
import { makeNewestEvents, type AskForNewest } from "./kept/newest-events.ts"
import { devEmails, type FiledEmail } from "./mail/dev-emails.ts"
import { compression } from "./middleware/compression.ts"
import { errors } from "./middleware/errors.ts"
import { followed } from "./middleware/followed.ts"
import { requestLog } from "./middleware/request-log.ts"
import { sameOrigin } from "./middleware/same-origin.ts"
import { securityHeaders } from "./middleware/security-headers.ts"
import { readableTarget, wellFormedHost } from "./middleware/well-formed-host.ts"
import { otherBuilds } from "./pages/other-builds.ts"
import { pages, type RenderPage } from "./pages/pages.ts"
import { photoPictures } from "./photos/photo-pictures.ts"
import { makeDevices } from "./session/devices.ts"
import { keepSession, readSession, sessionOfPages } from "./session/session.ts"
import { sitemaps } from "./sitemaps/sitemaps.ts"

/** The interface, as it was built. */
export interface Ui {
  readonly files: ReadonlyArray<Middleware>
  readonly pages: (context: Context.Context<AppServices>, log: Log, newest: AskForNewest) => RenderPage
  /** What sends the pictures that link previews show. */
  readonly previews: (context: Context.Context<AppServices>, log: Log) => Middleware
}

interface AppOptions {
  readonly context: Context.Context<AppServices>
  /** The emails that were written into files, to be looked at on this machine; null where they are sent. */
  readonly filedEmails?: (() => Promise<ReadonlyArray<FiledEmail>>) | null
  /** Milliseconds between two heartbeats of a stream of events. */
  readonly heartbeatMs?: number
  /** The addresses of pages that search engines may find, beside those that come from the data. */
  readonly indexedPages?: ReadonlyArray<string>
  readonly log: Log
  /** The address of the site; null for the one that each request names. */
  readonly publicUrl?: string | null
  /** Sign the cookies of sessions and devices: the first signs, the signatures of all are accepted. */
  readonly sessionSecrets: ReadonlyArray<string>
  /** How many providers a sitemap holds. */
  readonly sitemapSize?: number
  /** Whether `X-Forwarded-*` comes from a proxy of ours. */
  readonly trustProxy: boolean
  /** What answers outside the API; nothing does where the interface is served elsewhere. */
  readonly ui: Ui | null
}

const neverStored: Middleware = (ctx, next) => {
  ctx.set("Cache-Control", "no-store")
  return next()
}

/** The whole server as a Koa app: what a request passes, in order. */
export const makeApp = ({
  context,
  filedEmails = null,
  heartbeatMs = 25_000,
  indexedPages = [],
  log,
  publicUrl = null,
  sessionSecrets,
  sitemapSize = 10_000,
  trustProxy,
  ui
}: AppOptions): App => {
  const app: App = new Koa<RequestState>({
    proxy: trustProxy,
    // Our proxy adds the address it sees at the end; what stands before it, the client may have written.
    maxIpsCount: 1,
    keys: [...sessionSecrets]
  })
  const run = Effect.runPromiseWith(context)
  const newest = makeNewestEvents(
    knowingWhenAway((topics) => run(Effect.flatMap(EventLog, (events) => events.newest(topics))))
  )
  const { answerKept, fromKept } = keptAnswers(context, newest)
  const ofSession = readSession(app, run)
  const tracing = tracingIn(context)
  app.use(readableTarget).use(requestLog(log, metersIn(context)))
  if (tracing !== null) app.use(followed(tracing))
  app
    .use(errors(log))
    .use(securityHeaders)
    .use(wellFormedHost)
    .use(forApi(fromKept))
    .use(compression())
    .use(sameOrigin)
    .use(forApi(neverStored))
    .use(forApi(ofSession))
    .use(forApi(keepSession))
    .use(
      makeRoutes(context, {
        answerKept,
        devices: makeDevices(sessionSecrets),
        heartbeatMs,
        log,
        newest
      })
    )
    .use(refuseUnknown)
  if (filedEmails !== null) app.use(devEmails(run, filedEmails))
  app.use(faultsFile(context, { log, ofSession }))
  app.use(photoPictures(context, { newest, ofSession }))
  app.use(agreementCalendars(context, { ofSession, publicUrl }))
  app.use(sitemaps(context, { publicUrl, pages: indexedPages, pieceSize: sitemapSize }))
  if (ui !== null) {
    for (const middleware of ui.files) app.use(middleware)
    app.use(otherBuilds(context))
    app.use(ui.previews(context, log))
    app.use(sessionOfPages(ofSession, log)).use(pages(ui.pages(context, log, newest), publicUrl))
  }
  // Koa tells of what happens after an answer has begun, such as a reader who went away.
  app.on("error", (error: Error) => log.info({ error: error.name }, "An answer was cut short"))
  return app
}
