import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"

import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import Knex from "knex"
import { Client } from "pg"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { catalogue } from "#domain/catalogue/catalogue.ts"
import { aProject, aReview } from "#tests/support/builders.ts"
import {
  type DatabaseName,
  databasesUnderTest,
  type EmptyDatabase,
  emptyDatabase,
  migratedDatabase
} from "#tests/support/empty-databases.ts"
import { seedHomeowner, seedMarketplace, seedPair, seedProvider } from "#tests/support/seed.ts"

const tablesOf: Record<DatabaseName, string> = {
  sqlite: "select name from sqlite_schema where type in ('table', 'trigger') and name not like 'sqlite_%'",
  postgres:
    "select table_name as name from information_schema.tables where table_schema = 'public' " +
    "union select cfgname from pg_ts_config where cfgnamespace = 'public'::regnamespace"
}

const knexCommand = (command: string, url: string) =>
  promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "node_modules/knex/bin/cli.js", command, "--knexfile", "knexfile.ts"],
    {
      cwd: fileURLToPath(new URL("../../..", import.meta.url)),
      env: { ...process.env, DATABASE_URL: url }
    }
  )

describe.each(databasesUnderTest)("Migrations on %s", (name) => {
  let database: Pick<EmptyDatabase, "remove"> | undefined
  const open = async () => (database = await emptyDatabase[name]())
  const openMigrated = async () => (database = await migratedDatabase(name))
  afterEach(async () => {
    await database?.remove()
    database = undefined
  })

  const namesIn = async (knex: Knex.Knex): Promise<ReadonlyArray<string>> => {
    const answer: unknown = await knex.raw(tablesOf[name])
    const rows: ReadonlyArray<{ readonly name: string }> = JSON.parse(
      JSON.stringify(Array.isArray(answer) ? answer : Object(answer).rows)
    )
    return rows.map((row) => row.name).filter((table) => !table.startsWith("knex_"))
  }

  it("go up, down to nothing, and up again", async () => {
    const { config } = await open()
    const knex = Knex(config)
    await knex.migrate.latest()
    const full = await namesIn(knex)
    expect(full).toEqual(expect.arrayContaining(["users", "service_providers", "quotes", "messages"]))
    await knex.migrate.rollback(undefined, true)
    expect(await namesIn(knex)).toEqual([])
    await knex.migrate.latest()
    expect((await namesIn(knex)).toSorted()).toEqual(full.toSorted())
    await knex.destroy()
  })

  it("count the stars of the reviews that were there before, and keep the reviews when undone", async () => {
    const { adapters, config } = await openMigrated()
    const runtime = ManagedRuntime.make(adapters())
    const given = [5, 5, 3, 5, 1]
    const [rated, unrated] = await runtime.runPromise(
      Effect.gen(function* () {
        const { homeowner, provider } = yield* seedPair()
        const parties = { homeownerId: homeowner.id, providerId: provider.id }
        yield* seedMarketplace({ reviews: given.map((rating) => aReview({ ...parties, rating })) })
        return [provider.id, (yield* seedProvider()).id]
      })
    )
    await runtime.dispose()
    const knex = Knex(config)
    const step = { name: "009-review-replies" }
    await knex.migrate.down(step)
    expect(await knex.schema.hasColumn("reviews", "reply_content")).toBe(false)
    expect(await knex("reviews").pluck("rating").orderBy("rating")).toEqual([1, 3, 5, 5, 5])
    await knex.migrate.up(step)
    const starsOf = (id: string | undefined) =>
      knex("service_providers").where({ id }).first("stars_1", "stars_2", "stars_3", "stars_4", "stars_5")
    expect(await starsOf(rated)).toEqual({ stars_1: 1, stars_2: 0, stars_3: 1, stars_4: 0, stars_5: 3 })
    expect(await starsOf(unrated)).toEqual({ stars_1: 0, stars_2: 0, stars_3: 0, stars_4: 0, stars_5: 0 })
    await knex.destroy()
  })

  it("find the place of the providers who were there before, and when each changed last", async () => {
    const { adapters, config } = await openMigrated()
    const runtime = ManagedRuntime.make(adapters())
    const reviewedAt = "2026-03-20T12:00:00.000Z"
    const ids = await runtime.runPromise(
      Effect.gen(function* () {
        const { homeowner, provider: austin } = yield* seedPair()
        const parties = { homeownerId: homeowner.id, providerId: austin.id }
        yield* seedMarketplace({ reviews: [aReview({ ...parties, createdAt: reviewedAt })] })
        const specialties = ["Moving", "Falconry"]
        const denver = yield* seedProvider({ zipCode: "80205", place: "co/denver", specialties })
        const nowhere = yield* seedProvider({ zipCode: "", place: null })
        return { austin: austin.id, denver: denver.id, nowhere: nowhere.id }
      })
    )
    await runtime.dispose()
    const knex = Knex(config)
    const rows = async () => ({
      providers: await knex("service_providers").select("id", "place", "updated_at").orderBy("id"),
      listings: await knex("provider_listings")
        .select("provider_id", "specialty", "place")
        .orderBy(["provider_id", "specialty"])
    })
    const before = await rows()
    const step = { name: "011-local-pages" }
    await knex.migrate.down(step)
    expect(await knex.schema.hasColumn("provider_listings", "place")).toBe(false)
    await knex.migrate.up(step)
    const after = await rows()
    expect(after.listings).toEqual(before.listings)
    expect(
      after.listings.flatMap(({ place, specialty }) => (place === null ? [] : [[specialty, place]]))
    ).toEqual(
      expect.arrayContaining([
        ["plumbing", "tx/austin"],
        ["moving", "co/denver"]
      ])
    )
    const createdAt = "2026-03-02T09:30:00.000Z"
    expect(after.providers).toEqual(
      [
        { id: ids.austin, place: "tx/austin", updated_at: reviewedAt },
        { id: ids.denver, place: "co/denver", updated_at: createdAt },
        { id: ids.nowhere, place: null, updated_at: createdAt }
      ].toSorted((a, b) => (a.id < b.id ? -1 : 1))
    )
    await knex.destroy()
  })

  it("find the place of the projects that were there before", async () => {
    const { adapters, config } = await openMigrated()
    const runtime = ManagedRuntime.make(adapters())
    const projects = await runtime.runPromise(
      Effect.gen(function* () {
        const { id: homeownerId } = yield* seedHomeowner()
        const known = aProject({ homeownerId })
        const unknown = { place: null, latitude: null, longitude: null }
        const nowhere = ["", "99999"].map((zipCode) => aProject({ homeownerId, zipCode, ...unknown }))
        yield* seedMarketplace({ projects: [known, ...nowhere] })
        return [known, ...nowhere]
      })
    )
    await runtime.dispose()
    const knex = Knex(config)
    const step = { name: "013-reach-and-pages" }
    await knex.migrate.down(step)
    expect(await knex.schema.hasColumn("projects", "latitude")).toBe(false)
    await knex.migrate.up(step)
    const rows: ReadonlyArray<{ readonly id: string }> = await knex("projects").select(
      "id",
      "zip_code",
      "place",
      "latitude",
      "longitude"
    )
    const expected = projects.map(({ id, latitude, longitude, place, zipCode }) => ({
      id,
      zip_code: zipCode,
      place,
      latitude,
      longitude
    }))
    expect(rows).toEqual(expect.arrayContaining(expected))
    await knex.destroy()
  })

  it("forget who was told of the projects that have ended for good before", async () => {
    const { adapters, config } = await openMigrated()
    const runtime = ManagedRuntime.make(adapters())
    const work = Effect.gen(function* () {
      const [homeowner, provider] = [yield* seedHomeowner(), yield* seedProvider()]
      const project = aProject({ homeownerId: homeowner.id })
      const completed = aProject({ homeownerId: homeowner.id, status: "completed" })
      const deleted = aProject({ homeownerId: homeowner.id, status: "draft", deletedAt: project.createdAt })
      yield* seedMarketplace({ projects: [project, completed, deleted] })
      return { projects: [project, completed, deleted], project, provider }
    })
    const { project, projects, provider } = await runtime.runPromise(work)
    await runtime.dispose()
    const knex = Knex(config)
    const step = { name: "042-ended-projects" }
    await knex.migrate.down(step)
    const told = projects.map(({ id }) => ({
      project_id: id,
      provider_id: provider.id,
      at: project.createdAt
    }))
    await knex("job_notices").insert(told)
    await knex.migrate.up(step)
    expect(await knex("job_notices").pluck("project_id")).toEqual([project.id])
    await knex.destroy()
  })

  it("run once when several servers start at the same time on one database", async () => {
    const { adapters, config } = await open()
    // SQLite supports one server only.
    const servers = Array.from({ length: name === "sqlite" ? 1 : 4 }, () => ManagedRuntime.make(adapters()))
    await Promise.all(servers.map((server) => server.context()))
    await Promise.all(servers.map((server) => server.dispose()))
    const knex = Knex(config)
    const [done] = await knex.migrate.list()
    expect(await knex("knex_migrations").select("name")).toHaveLength(done.length)
    expect(await knex("service_categories").select("name")).toHaveLength(catalogue.length)
    await knex.destroy()
  })

  it("are run by knex's own command line", { timeout: 60_000 }, async () => {
    const { url } = await open()
    const { stdout: pending } = await knexCommand("migrate:status", url)
    expect(pending).toMatch(/Found (\d+) Pending Migration file\/files\.\s+001-accounts\s/)
    expect(pending).not.toContain("undefined")
    expect((await knexCommand("migrate:latest", url)).stdout).toMatch(/Batch 1 run: \d+ migrations/)
    expect((await knexCommand("migrate:status", url)).stdout).toContain("No Pending Migration files Found")
  })
})

describe.runIf(databasesUnderTest.includes("postgres"))(
  "A start on PostgreSQL that another one precedes",
  () => {
    const waitingPid = `
    select pid from pg_locks join pg_database d on d.oid = database
    where datname = current_database() and locktype = 'advisory' and not granted`
    let database: EmptyDatabase
    let other: Client
    beforeEach(async () => {
      database = await emptyDatabase.postgres()
      other = new Client({ connectionString: database.url })
      await other.connect()
      await other.query("select pg_advisory_lock(7203114)")
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    })
    afterEach(async () => {
      vi.useRealTimers()
      await other.end()
      await database.remove()
    })

    const start = () => {
      const server = ManagedRuntime.make(database.adapters())
      const started = server.context().then(
        () => "started",
        () => "failed"
      )
      return { started, stop: () => server.dispose() }
    }
    const untilItWaits = async (): Promise<number> => {
      for (;;) {
        const { rows } = await other.query<{ pid: number }>(waitingPid)
        if (rows[0] !== undefined) return rows[0].pid
      }
    }

    it("waits until that has done, however long it takes", async () => {
      const { started, stop } = start()
      await untilItWaits()
      await vi.advanceTimersByTimeAsync(3_600_000)
      await untilItWaits()
      await other.query("select pg_advisory_unlock_all()")
      expect(await started).toBe("started")
      await stop()
    })

    it("ends where it loses its connection meanwhile, and holds nobody up", async () => {
      const { started, stop } = start()
      await other.query("select pg_terminate_backend($1)", [await untilItWaits()])
      expect(await started).toBe("failed")
      await stop()
      await other.query("select pg_advisory_unlock_all()")
      const next = start()
      expect(await next.started).toBe("started")
      await next.stop()
    })
  }
)

describe("A DATABASE_URL that makes no sense", () => {
  it(
    "stops the command line with the reason, and keeps the value to itself",
    { timeout: 60_000 },
    async () => {
      const failed = knexCommand("migrate:latest", "mysql://root:secret@localhost/db")
      await expect(failed).rejects.toThrow(/DATABASE_URL names a database of an unknown kind/)
      await expect(failed).rejects.not.toThrow(/secret/)
    }
  )
})
