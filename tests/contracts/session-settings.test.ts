import * as Effect from "effect/Effect"
import Knex from "knex"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { postgresDialect } from "#adapters/db-postgres/dialect.ts"
import { aloneAt } from "#adapters/db-postgres/servers.ts"

import { freshDatabase } from "../support/postgres/postgres.ts"
import { storesUnderTest } from "../support/stores/store-names.ts"

const statement = {
  text: `
    select current_setting('enable_seqscan') as scans, current_setting('plan_cache_mode') as plans,
      current_setting('max_parallel_workers_per_gather') as workers,
      current_setting('timezone') as timezone, current_setting('statement_timeout') as timeout,
      current_setting('idle_in_transaction_session_timeout') as idle`,
  values: []
}

const everywhere = { timezone: "UTC", timeout: "15s", idle: "10s" }

describe.runIf(storesUnderTest().includes("postgres"))("PostgreSQL's planner", () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())

  it("is told to use indexes and to plan once where views are read", async () => {
    const { openReader } = postgresDialect(aloneAt(database.url))
    const ask = Effect.flatMap(openReader(Knex({ client: "pg" })), (read) =>
      Effect.promise(() => read(statement))
    )
    expect(await Effect.runPromise(Effect.scoped(ask))).toEqual([
      { ...everywhere, scans: "off", plans: "force_generic_plan", workers: "0" }
    ])
  })

  it("is free in migrations and where people write, and migrations have no end that they must keep", async () => {
    const { config, migrating, run } = postgresDialect(aloneAt(database.url))
    const free = { ...everywhere, scans: "on", plans: "auto", workers: "2" }
    for (const [pool, answer] of [
      [config, free],
      [migrating, { ...free, timeout: "0", idle: "0" }]
    ] as const) {
      const knex = Knex(pool ?? config)
      expect(await run(knex, statement)).toEqual([answer])
      await knex.destroy()
    }
  })
})
