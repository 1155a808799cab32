import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { Client as Postgres } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { PostgresAt } from "#adapters/db-postgres/index.ts"
import { listenForNotifications } from "#adapters/db-postgres/notification-listener.ts"
import { openStream } from "#tests/support/app/event-stream.ts"
import { serverProcesses } from "#tests/support/app/server-process.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProjectRequest } from "#tests/support/builders.ts"
import { startPool } from "#tests/support/postgres/pooled.ts"
import { freshDatabase } from "#tests/support/postgres/postgres.ts"
import { wireTo } from "#tests/support/postgres/wire.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"
import { sendCall, writingCalls } from "../marketplace/writing-calls.ts"

// A selection: all other calls take the same code paths.
const isSent = ([key]: readonly [string, unknown]) => /^POST \/api\/(?:auth|projects|quotes)\b/.test(key)

interface Me {
  readonly user: { readonly id: string }
}

const waitingForTurn =
  "select 1 from pg_locks where locktype = 'advisory' and objid = 7203115 and not granted"

describe.runIf(storesUnderTest().includes("postgres"))("Behind a pool of transactions", () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let pool: Awaited<ReturnType<typeof startPool>>
  let app: RunningApp
  const { start } = serverProcesses()
  beforeAll(async () => {
    database = await freshDatabase()
    // A default far from UTC, so that the test fails unless sessions set their time zone.
    const admin = new Postgres({ connectionString: database.url })
    await admin.connect()
    await admin.query(
      `alter database ${new URL(database.url).pathname.slice(1)} set timezone = 'America/Chicago'`
    )
    await admin.end()
    pool = await startPool(database.url)
    const primary = { url: pool.url, isPooled: true }
    app = await startApp({ store: PostgresAt({ primary, directUrl: database.url, replicas: [] }) })
  })
  afterAll(async () => {
    await app.stop()
    await pool.stop()
    await database.drop()
  })

  it(
    "what people write about accounts, quotes and projects is written, and read again",
    { timeout: 60_000 },
    async () => {
      for (const [key, prepare] of Object.entries(writingCalls).filter(isSent)) {
        const call = await prepare(app)
        const { status } = await sendCall(call)
        expect({ key, isDone: status < 300 }).toEqual({ key, isDone: true })
        expect({ key, status: (await call.client.get(call.seenAt)).status }).not.toEqual({ key, status: 500 })
      }
    }
  )

  it("many who ask at once each get their own answer", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => aSignedInHomeowner(app)))
    const rounds = Array.from({ length: 10 }, () => people).flat()
    const answers = await Promise.all(rounds.map(({ client }) => client.get<Me>("/api/me")))
    expect(answers.map(({ body }) => body.user.id)).toEqual(rounds.map(({ account }) => account.id))
  })

  it("events come by the direct way", async () => {
    const { client } = await aSignedInHomeowner(app)
    const stream = await openStream(client)
    expect((await client.post("/api/projects", aProjectRequest())).status).toBe(201)
    expect(await stream.next()).toMatchObject({ kind: "project" })
    stream.leave()
  })

  it("nobody is held up by a server that stops dead while it waits for its turn to write", async () => {
    const wire = await wireTo({ ...database, url: pool.url })
    const store = PostgresAt({
      primary: { url: wire.url, isPooled: true },
      directUrl: database.url,
      replicas: []
    })
    const beside = await startApp({ store })
    const [here, there] = [await aSignedInHomeowner(app), await aSignedInHomeowner(beside)]
    const admin = new Postgres({ connectionString: database.url })
    await admin.connect()
    await admin.query("begin; select pg_advisory_xact_lock(7203115)")
    const stopped = there.client.post("/api/projects", aProjectRequest())
    await expect.poll(async () => (await admin.query(waitingForTurn)).rowCount).toBe(1)
    wire.stall()
    await admin.query("commit")
    expect((await here.client.post("/api/projects", aProjectRequest())).status).toBe(201)
    wire.resume()
    await stopped
    await beside.stop()
    await wire.cut()
    await admin.end()
  })

  it("the log tells a pool that has nothing left to lend from a database that is gone", async () => {
    const holders = Array.from({ length: 3 }, () => new Postgres({ connectionString: pool.url }))
    for (const holder of holders) {
      await holder.connect()
      await holder.query("begin")
    }
    expect((await app.client().get("/api/providers?minRating=1.5")).status).toBe(503)
    await expect
      .poll(() => app.logLines.join(""))
      .toContain("it lets one in, and does not answer: Query read timeout")
    for (const holder of holders) await holder.end()
    await expect.poll(async () => (await app.client().get("/readyz")).status).toBe(200)
  })

  it("a server says that it hears nothing, until it does again", { timeout: 60_000 }, async () => {
    const wire = await wireTo(database)
    const store = PostgresAt({
      primary: { url: pool.url, isPooled: true },
      directUrl: wire.url,
      replicas: []
    })
    const beside = await startApp({ store })
    const ready = async () => (await beside.client().get("/readyz")).body
    await expect.poll(ready).toEqual({ status: "ok" })
    await wire.cut()
    await expect.poll(ready, { timeout: 10_000 }).toEqual({ status: "degraded", events: "off" })
    await wire.mend()
    await expect.poll(ready, { timeout: 20_000 }).toEqual({ status: "ok" })
    await beside.stop()
    await wire.cut()
  })

  it("nothing is heard through the pool itself, which is told", { timeout: 60_000 }, async () => {
    const told: Array<string> = []
    const listening = listenForNotifications(
      { primary: { url: pool.url, isPooled: false }, directUrl: pool.url },
      { fails: (why) => void told.push(why), hears: () => void told.push("heard") }
    )
    const fiber = Effect.runFork(listening(() => undefined))
    await expect.poll(() => told[0], { timeout: 20_000 }).toBe("What is told over DATABASE_URL is not heard")
    await Effect.runPromise(Fiber.interrupt(fiber))
  })

  it(
    "a server does not start where the direct way leads to another database",
    { timeout: 60_000 },
    async () => {
      const other = await freshDatabase()
      const { code, err } = await start({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: other.url }).ended
      expect({ code, err }).toEqual({
        code: 1,
        err: expect.stringMatching(
          /^DATABASE_URL and DATABASE_DIRECT_URL lead to two databases, where the latter /
        )
      })
      const admin = new Postgres({ connectionString: other.url })
      await admin.connect()
      const { rows } = await admin.query("select 1 from pg_tables where schemaname = 'public'")
      expect(rows).toEqual([])
      await admin.end()
      await other.drop()
    }
  )

  it("a server does not start where sessions begin otherwise", { timeout: 60_000 }, async () => {
    const unprepared = start({
      DATABASE_URL: `${database.url}?prepare=off`,
      DATABASE_DIRECT_URL: database.url
    })
    const { code, err } = await unprepared.ended
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(
        /^DATABASE_URL or DATABASE_DIRECT_URL names a database that cannot be opened: the sessions of its pool begin without timezone, statement_timeout, idle_in_transaction_session_timeout /
      )
    })
  })
})
