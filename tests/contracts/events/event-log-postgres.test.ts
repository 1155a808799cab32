import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { PostgresAdapters } from "#adapters/db-postgres/index.ts"
import type { AddressedEvent, News } from "#domain/events/event.ts"
import { EventLog } from "#ports/event-log.ts"
import { followLog } from "#tests/support/app/log-follower.ts"
import { someNews } from "#tests/support/builders.ts"
import { cuttableWire } from "#tests/support/stores/cuttable.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { freshDatabaseStores, type StoragePorts } from "#tests/support/stores/stores.ts"

type Server = ManagedRuntime.ManagedRuntime<StoragePorts, never>

const append = (news: ReadonlyArray<News>) => Effect.flatMap(EventLog, (log) => log.append(news))
const latest = Effect.flatMap(EventLog, (log) => log.latest)

// Delays commits after ids are assigned, as a busy disk does, so that events commit out of order.
const slowCommits = `
  create function take_time() returns trigger language plpgsql as
    $$ begin perform pg_sleep(random() * 0.02); return null; end $$;
  create constraint trigger slow_commit after insert on events deferrable initially deferred
    for each row execute function take_time()`

const waitingForTurn =
  "select 1 from pg_locks where locktype = 'advisory' and objid = 7203115 and not granted"

describe.runIf(storesUnderTest().includes("postgres"))("Two servers on one PostgreSQL database", () => {
  let database: Awaited<ReturnType<(typeof freshDatabaseStores)["postgres"]>>
  let admin: Client
  let wire: Awaited<ReturnType<typeof cuttableWire>>
  let servers: { readonly here: Server; readonly there: Server }

  beforeAll(async () => {
    database = await freshDatabaseStores.postgres()
    admin = new Client({ connectionString: database.address })
    await admin.connect()
    const url = new URL(database.address)
    wire = await cuttableWire(url.hostname, Number(url.port))
    url.host = `127.0.0.1:${wire.port}`
    servers = {
      here: ManagedRuntime.make(database.layer),
      there: ManagedRuntime.make(PostgresAdapters(url.href))
    }
  })
  afterAll(async () => {
    await servers.here.dispose()
    await servers.there.dispose()
    await wire.cut()
    await admin.end()
    await database.remove()
  })

  /** The events that the other server reads while `work` runs, until it has read them all. */
  const heardThere = async (work: () => Promise<unknown>) => {
    const seen: Array<AddressedEvent> = []
    const before = await servers.here.runPromise(latest)
    const follower = servers.there.runFork(followLog(before, seen))
    await servers.here.runPromise(append([someNews()]))
    await expect.poll(() => seen.length, { timeout: 10_000 }).toBe(1)
    await work()
    const all = await servers.here.runPromise(Effect.flatMap(EventLog, (log) => log.after(before, 1_000)))
    await expect.poll(() => seen.length, { timeout: 10_000 }).toBe(all.length)
    expect(seen).toEqual(all)
    await servers.there.runPromise(Effect.sync(() => follower.interruptUnsafe()))
    return all.slice(1)
  }

  const listeners = async () => {
    const { rows } = await admin.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and application_name like '%-events'"
    )
    return rows.map(({ pid }) => pid)
  }

  it("hear of each other's events", async () => {
    const [one, other] = [someNews(), someNews()]
    const heard = await heardThere(async () => {
      await servers.here.runPromise(append([one]))
      await servers.there.runPromise(append([other]))
    })
    expect(heard.map(({ thingId }) => thingId)).toEqual([one.id, other.id])
  })

  it("hear of every event once and in order, however long their commits take", async () => {
    await admin.query(slowCommits)
    const news = Array.from({ length: 60 }, () => someNews())
    const heard = await heardThere(() =>
      Promise.all(
        news.map((told, index) => (index % 2 === 0 ? servers.here : servers.there).runPromise(append([told])))
      )
    )
    await admin.query("drop trigger slow_commit on events")
    expect(heard.map(({ thingId }) => thingId).toSorted()).toEqual(news.map(({ id }) => id).toSorted())
  })

  it("are not held up by one that stops dead while it waits for its turn to write", async () => {
    await admin.query("begin; select pg_advisory_xact_lock(7203115)")
    const [before, last] = [await servers.here.runPromise(latest), someNews()]
    const stopped = servers.there.runPromiseExit(append([someNews()]))
    await expect.poll(async () => (await admin.query(waitingForTurn)).rowCount).toBe(1)
    wire.stall()
    await admin.query("commit")
    await servers.here.runPromise(append([last]))
    const all = await servers.here.runPromise(Effect.flatMap(EventLog, (log) => log.after(before, 10)))
    expect(all.map(({ thingId }) => thingId)).toEqual([expect.any(String), last.id])
    wire.resume()
    await stopped
  })

  it("hear of what was told after the connection that listens was ended", async () => {
    const heard = await heardThere(async () => {
      const [pid] = await listeners()
      await admin.query("select pg_terminate_backend($1)", [pid])
      const others = async () => (await listeners()).filter((other) => other !== pid)
      await expect.poll(others, { timeout: 10_000 }).toHaveLength(1)
      await servers.here.runPromise(append([someNews()]))
    })
    expect(heard).toHaveLength(1)
  })

  it("hear of what was told while one of them was cut off", async () => {
    const heard = await heardThere(async () => {
      await wire.cut()
      await servers.here.runPromise(append([someNews(), someNews()]))
      await wire.mend()
    })
    expect(heard).toHaveLength(2)
  })
})
