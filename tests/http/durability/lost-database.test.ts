import { Client as Postgres } from "pg"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

import { PostgresAdapters } from "#adapters/db-postgres/index.ts"
import type { Message } from "#domain/messaging/conversation.ts"
import type { Problem } from "#ports/http/problem.ts"
import type { Answer } from "#tests/support/app/client.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { freshDatabase } from "#tests/support/postgres/postgres.ts"
import { wireTo } from "#tests/support/postgres/wire.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

import { isReplay, listed, type Sending, sendings, sendWith } from "../marketplace/sendings.ts"

/** Delays the commit of a message by 1.5 seconds, as a machine under load does; earlier statements are not delayed. */
const slowCommits = `
  create function take_long() returns trigger language plpgsql as $$ begin perform pg_sleep(1.5); return null; end $$;
  create constraint trigger slow_commit after insert on messages
    deferrable initially deferred for each row execute function take_long()`

const underWay =
  "select 1 from pg_stat_activity where datname = current_database() and query ilike 'commit%' and state = 'active'"

const ofOthers = "where datname = current_database() and pid <> pg_backend_pid()"
const others = `select 1 from pg_stat_activity ${ofOthers}`
const ofWaiting = `${ofOthers} and wait_event_type = 'Lock'`
const waitingForLocks = `select 1 from pg_stat_activity ${ofWaiting}`
const openTransactions = `${others} and state like 'idle in transaction%'`

const away = {
  status: 503,
  body: { code: "StoreAway", detail: "Our database does not answer. Please try again in a moment." }
}

/** Checks that an answer comes within the time limit, with an allowance for a busy machine. */
const inTime = async <A>(answer: Promise<Answer<A>>) => {
  const start = performance.now()
  const { body, headers, status } = await answer
  expect(performance.now() - start).toBeLessThan(4_500)
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
  return { status, body }
}

describe.runIf(storesUnderTest().includes("postgres"))("A PostgreSQL server that is lost", () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let wire: Awaited<ReturnType<typeof wireTo>>
  let app: RunningApp
  let admin: Postgres
  let message: Sending
  beforeAll(async () => {
    database = await freshDatabase()
    wire = await wireTo(database)
    app = await startApp({ store: PostgresAdapters(wire.url) })
    admin = new Postgres({ connectionString: database.url })
    await admin.connect()
    await admin.query(slowCommits)
    message = await sendings["a message"](app)
  })
  afterAll(async () => {
    await app.stop()
    await wire.cut()
    await admin.end()
    await database.drop()
  })

  const ready = async () => (await app.client().get("/readyz")).status
  const send = (key: string) => sendWith<Message & Problem>(key, message)

  it("is no success when it goes while it commits, and the same key settles what became of it", async () => {
    const key = crypto.randomUUID()
    const sent = inTime(send(key))
    await expect.poll(async () => (await admin.query(underWay)).rowCount).toBe(1)
    await wire.cut()
    expect(await sent).toMatchObject({ status: 503, body: { code: "StoreUnconfirmed" } })
    await wire.mend()
    await expect.poll(() => ready()).toBe(200)

    const again = await send(key)
    expect({ status: again.status, isReplay: isReplay(again) }).toEqual({ status: 201, isReplay: true })
    const found = await listed<Message>(message)
    expect(found.filter(({ id }) => id === again.body.id)).toHaveLength(1)
    expect(found).toHaveLength(1)
  })

  it("is no success when it falls silent while it commits", async () => {
    const key = crypto.randomUUID()
    const sent = inTime(send(key))
    await expect.poll(async () => (await admin.query(underWay)).rowCount).toBe(1)
    wire.stall()
    expect(await sent).toMatchObject({ status: 503, body: { code: "StoreUnconfirmed" } })
    wire.resume()
    await expect.poll(() => ready()).toBe(200)
    expect((await send(key)).status).toBe(201)
    expect(await listed(message)).toHaveLength(2)
  })

  const oneWaits = async () => {
    await expect.poll(async () => (await admin.query(waitingForLocks)).rowCount).toBe(1)
  }

  describe("while a write waits for its turn among the events", () => {
    let key: string
    let sent: ReturnType<typeof inTime<Message & Problem>>
    let before: number
    beforeEach(async () => {
      before = (await listed(message)).length
      await admin.query("begin; select pg_advisory_xact_lock(7203115)")
      key = crypto.randomUUID()
      sent = inTime(send(key))
      await oneWaits()
    })

    it("is said to be away when it ends the waiting: nothing has changed", async () => {
      await admin.query(`select pg_cancel_backend(pid) from pg_stat_activity ${ofWaiting}`)
      expect(await sent).toMatchObject(away)
      await admin.query("commit")
      expect(await listed(message)).toHaveLength(before)
      expect(isReplay(await send(key))).toBe(false)
      expect(await listed(message)).toHaveLength(before + 1)
    })

    it("is no success when it goes, and the same key settles what became of it", async () => {
      await wire.cut()
      expect(await sent).toMatchObject({ status: 503, body: { code: "StoreUnconfirmed" } })
      await admin.query("commit")
      await wire.mend()
      await expect.poll(() => ready()).toBe(200)
      expect((await send(key)).status).toBe(201)
      expect(await listed(message)).toHaveLength(before + 1)
    })
  })

  it("is said to be away while it refuses connections, to those who read and those who write", async () => {
    await wire.cut()
    expect(await inTime(app.client().get("/api/categories"))).toMatchObject(away)
    expect(await inTime(send(crypto.randomUUID()))).toMatchObject(away)
    expect(await ready()).toBe(503)
    await wire.mend()
    await expect.poll(() => ready()).toBe(200)
  })

  it("is said to be away while it is silent, and is used again once it speaks", async () => {
    wire.stall()
    const reads = Array.from({ length: 40 }, () => inTime(app.client().get("/api/categories")))
    const writes = Array.from({ length: 20 }, () => inTime(send(crypto.randomUUID())))
    for (const answer of await Promise.all([...reads, ...writes])) expect(answer).toMatchObject(away)
    wire.resume()
    await expect.poll(() => ready()).toBe(200)
    expect((await app.client().get("/api/categories")).status).toBe(200)
    expect((await send(crypto.randomUUID())).status).toBe(201)
  })

  it("leaves no transaction open that was under way when it fell silent", async () => {
    const holder = new Postgres({ connectionString: database.url })
    await holder.connect()
    await holder.query("begin; lock table messages in exclusive mode")
    const connections = 10
    const writes = Array.from({ length: connections }, () => inTime(send(crypto.randomUUID())))
    await expect
      .poll(async () => (await admin.query(waitingForLocks)).rowCount, { timeout: 5_000 })
      .toBe(connections)
    wire.stall()
    for (const answer of await Promise.all(writes)) expect(answer.status).toBe(503)
    wire.resume()
    await holder.query("commit")
    await holder.end()
    await expect.poll(() => ready()).toBe(200)
    await expect.poll(async () => (await admin.query(openTransactions)).rowCount).toBe(0)
    expect((await send(crypto.randomUUID())).status).toBe(201)
  })

  it("is waited for while it answers others: a lock is no silence", async () => {
    const holder = new Postgres({ connectionString: database.url })
    await holder.connect()
    await holder.query("begin; lock table messages in exclusive mode")
    const sent = send(crypto.randomUUID())
    await expect(
      Promise.race([sent, new Promise((resolve) => setTimeout(resolve, 3_500, "still waiting"))])
    ).resolves.toBe("still waiting")
    await holder.query("commit")
    await holder.end()
    expect((await sent).status).toBe(201)
  })
})
