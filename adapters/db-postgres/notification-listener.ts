import * as Effect from "effect/Effect"
import * as Schedule from "effect/Schedule"
import { Client } from "pg"

import type { EventLog } from "#ports/event-log.ts"

import { asError } from "./as-error.ts"
import type { ListenerNews } from "./lacks.ts"
import type { PostgresServers } from "./servers.ts"

/** The channel of notifications about new events. They carry no data; events are read from their table. */
export const channel = "events"

/** Where the listener connects, and the server through which notifications are sent. */
export type ListenedTo = Pick<PostgresServers, "directUrl" | "primary">

const backoff = Schedule.min([Schedule.exponential("50 millis"), Schedule.spaced("2 seconds")])

const clientAt = (url: string) => {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_000,
    keepAlive: true,
    application_name: "best-contractors-events"
  })
  // An error event without a listener would end the process; the connection's end follows it.
  return client.on("error", () => undefined)
}

const close = (client: Client) =>
  Effect.promise(() => client.end().catch(() => undefined)).pipe(
    Effect.timeoutOption("1 second"),
    Effect.asVoid
  )

const asking = <A>(ask: () => Promise<A>) => Effect.tryPromise({ try: ask, catch: asError })

const notifyOver = (url: string) =>
  Effect.acquireUseRelease(
    Effect.sync(() => clientAt(url)),
    (client) => asking(() => client.connect().then(() => client.query(`notify ${channel}`))),
    close
  )

const heard = (client: Client) =>
  Effect.callback<void>((resume) => {
    client.once("notification", () => resume(Effect.void))
  }).pipe(
    Effect.timeout("5 seconds"),
    Effect.mapError(() => new Error("What is told over DATABASE_URL is not heard"))
  )

const listen = (client: Client, { primary }: ListenedTo) =>
  Effect.gen(function* () {
    yield* asking(() => client.connect().then(() => client.query(`listen ${channel}`)))
    // A pooler in transaction mode accepts LISTEN, but passes no notification on.
    yield* Effect.all([heard(client), notifyOver(primary.url)], { concurrency: 2 })
  })

const end = (client: Client) =>
  Effect.callback<void>((resume) => {
    client.once("end", () => resume(Effect.void))
  })

// A connection may also die silently, for instance behind a firewall.
const keepAlive = (client: Client) =>
  Effect.tryPromise(() => client.query("select 1")).pipe(
    Effect.repeat(Schedule.spaced("15 seconds")),
    Effect.ignore
  )

/** Listens on one connection until it is lost. Fails when it cannot be opened, or hears nothing. */
const listenOnce = (servers: ListenedTo, notify: () => void, news: ListenerNews) =>
  Effect.acquireUseRelease(
    Effect.sync(() => clientAt(servers.directUrl)),
    (client) =>
      Effect.gen(function* () {
        yield* listen(client, servers)
        news.hears()
        client.on("notification", notify)
        // Notifications before this one were missed.
        notify()
        yield* Effect.raceFirst(end(client), keepAlive(client))
      }),
    close
  )

/** Listens on a connection of its own, and on a new one as soon as that is lost. */
export const listenForNotifications =
  (servers: ListenedTo, news: ListenerNews): EventLog["Service"]["notifications"] =>
  (notify) =>
    listenOnce(servers, notify, news).pipe(
      Effect.tapError(({ message }) => Effect.sync(() => news.fails(message))),
      Effect.retry(backoff),
      Effect.ignore,
      Effect.andThen(Effect.sleep("50 millis")),
      Effect.forever
    )
