import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as ManagedRuntime from "effect/ManagedRuntime"
import Knex from "knex"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { asking } from "#adapters/db-knex/store-errors.ts"
import { postgresDialect } from "#adapters/db-postgres/dialect.ts"
import { PostgresAdapters } from "#adapters/db-postgres/index.ts"
import { aloneAt } from "#adapters/db-postgres/servers.ts"
import { describeError } from "#adapters/system/describe-error.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { StoreHealth } from "#ports/store-health.ts"
import { freshDatabase } from "#tests/support/postgres/postgres.ts"
import { wireTo } from "#tests/support/postgres/wire.ts"
import { seedHomeowner } from "#tests/support/seed.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { onEveryStore, type StoragePorts } from "#tests/support/stores/stores.ts"

const answers = Effect.flatMap(StoreHealth, (health) => health.answers)

onEveryStore("StoreHealth", (run) => {
  it("is well while the store answers", async () => {
    expect(await run(answers)).toBe(true)
  })
})

describe.runIf(storesUnderTest().includes("postgres"))("A PostgreSQL server that goes away", () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let wire: Awaited<ReturnType<typeof wireTo>>
  let runtime: ManagedRuntime.ManagedRuntime<StoragePorts, never>
  beforeAll(async () => {
    database = await freshDatabase()
    wire = await wireTo(database)
    runtime = ManagedRuntime.make(PostgresAdapters(wire.url))
    await runtime.context()
  })
  afterAll(async () => {
    await runtime.dispose()
    await wire.cut()
    await database.drop()
  })

  it("is told apart in words from one whose connections are all in use", async () => {
    const config = {
      ...postgresDialect(aloneAt(database.url)).config,
      pool: { min: 0, max: 1 },
      acquireConnectionTimeout: 50
    }
    const knex = Knex(config)
    const only = await knex.transaction()
    const store = { dialect: postgresDialect(aloneAt(database.url)), room: { isLacking: false } }
    const refused = await asking(store, async () => knex.raw("select 1")).catch((error: unknown) => error)
    await only.rollback()
    await knex.destroy()
    expect(refused).toMatchObject({
      trouble: "away",
      cause: { message: expect.stringMatching(/^No connection became free/) }
    })
  })

  it("is not what a statement with a value too many is told of: that is a fault of ours", async () => {
    const client = new Client({ connectionString: database.url })
    await client.connect()
    const store = { dialect: postgresDialect(aloneAt(database.url)), room: { isLacking: false } }
    const wrong = async () => client.query({ text: "select $1::int", values: [1, 2] })
    const fault = await asking(store, wrong).catch((error: unknown) => error)
    await client.end()
    expect(fault).toMatchObject({ name: "error", code: "08P01" })
  })

  const isWell = async () => {
    const start = performance.now()
    const well = await runtime.runPromise(answers)
    // The time limit is a second; on a busy machine the timer may fire later.
    return { well, inTime: performance.now() - start < 2_000 }
  }

  const failureOf = async (work: Effect.Effect<unknown, unknown, StoragePorts>) => {
    const exit = await runtime.runPromiseExit(work)
    return Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined
  }

  it("is reported while it refuses connections, and used again once it is back", async () => {
    expect(await isWell()).toEqual({ well: true, inTime: true })
    await wire.cut()
    expect(await isWell()).toEqual({ well: false, inTime: true })
    const failed = await runtime.runPromiseExit(seedHomeowner())
    expect(Exit.hasDies(failed)).toBe(true)
    await wire.mend()
    expect(await isWell()).toEqual({ well: true, inTime: true })
  })

  it("is reported while it is silent, with what became of the question whether it is there, and used again once it speaks", async () => {
    expect((await isWell()).well).toBe(true)
    wire.stall()
    expect(await isWell()).toEqual({ well: false, inTime: true })
    expect(JSON.stringify(describeError(await failureOf(seedHomeowner())))).toContain(
      "it lets nobody in: timeout expired"
    )
    wire.resume()
    await expect.poll(isWell, { timeout: 10_000 }).toEqual({ well: true, inTime: true })
  })

  it("costs the requests under way and no later ones when it ends all connections", async () => {
    const { email } = await runtime.runPromise(seedHomeowner())
    const admin = new Client({ connectionString: database.url })
    await admin.connect()
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
    )
    await admin.end()
    await expect.poll(async () => (await isWell()).well).toBe(true)
    const found = await runtime.runPromise(Effect.flatMap(UserRepository, (users) => users.byEmail(email)))
    expect(found?.email).toBe(email)
  })
})
