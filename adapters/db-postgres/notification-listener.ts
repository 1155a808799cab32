import * as Effect from "effect/Effect"
import * as Schedule from "effect/Schedule"
import { Client } from "pg"

import type { EventLog } from "#ports/event-log.ts"

/** The channel of notifications about new events. They carry no data; events are read from their table. */
export const channel = "events"

const backoff = Schedule.min([Schedule.exponential("50 millis"), Schedule.spaced("2 seconds")])

const open = (url: string) =>
  Effect.sync(() => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      query_timeout: 5_000,
      keepAlive: true,
      application_name: "best-contractors-events"
    })
    // An error event without a listener would end the process; the connection's end follows it.
    return client.on("error", () => undefined)
  })

const close = (client: Client) =>
  Effect.promise(() => client.end().catch(() => undefined)).pipe(
    Effect.timeoutOption("1 second"),
    Effect.asVoid
  )

const listen = (client: Client) =>
  Effect.tryPromise(async () => {
    await client.connect()
    await client.query(`listen ${channel}`)
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

/** Listens on one connection until it is lost. Fails when it cannot be opened. */
const listenOnce = (url: string, notify: () => void) =>
  Effect.acquireUseRelease(
    open(url),
    (client) =>
      Effect.gen(function* () {
        yield* listen(client)
        client.on("notification", notify)
        // Notifications before this one were missed.
        notify()
        yield* Effect.raceFirst(end(client), keepAlive(client))
      }),
    close
  )

/** Listens on a connection of its own, and on a new one as soon as that is lost. */
export const listenForNotifications =
  (url: string): EventLog["Service"]["notifications"] =>
  (notify) =>
    listenOnce(url, notify).pipe(
      Effect.retry(backoff),
      Effect.ignore,
      Effect.andThen(Effect.sleep("50 millis")),
      Effect.forever
    )
