import { setTimeout as after } from "node:timers/promises"

import * as ManagedRuntime from "effect/ManagedRuntime"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { PostgresAt } from "#adapters/db-postgres/index.ts"
import { freshDatabase } from "#tests/support/postgres/postgres.ts"
import { wireTo } from "#tests/support/postgres/wire.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

describe.runIf(storesUnderTest().includes("postgres"))("A server that starts where all is slow", () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let wire: Awaited<ReturnType<typeof wireTo>>
  beforeAll(async () => {
    database = await freshDatabase()
    wire = await wireTo(database)
  })
  afterAll(async () => {
    await wire.cut()
    await database.drop()
  })

  // As long as three seconds are enough for who serves already.
  it.each([
    ["its only way", () => wire.url],
    ["the way past a pool", () => database.url]
  ])("waits to be let in by %s", { timeout: 30_000 }, async (_, url) => {
    wire.stall()
    const primary = { url: url(), isPooled: false }
    const runtime = ManagedRuntime.make(PostgresAt({ primary, directUrl: wire.url, replicas: [] }))
    const started = runtime.context().then(() => "started")
    await after(3_500)
    wire.resume()
    expect(await started).toBe("started")
    await runtime.dispose()
  })
})
