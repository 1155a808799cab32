import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"

import { knexAdapters } from "#adapters/db-knex/index.ts"
import { KeptMemory, keptMemoryOf } from "#adapters/system/kept-memory.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { aSearch } from "#tests/support/builders.ts"
import { seedProviders } from "#tests/support/seed.ts"
import { type Planner, planners } from "#tests/support/stores/query-plans.ts"
import { recordingOf } from "#tests/support/stores/recorded-statements.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { freshDatabaseStores } from "#tests/support/stores/stores.ts"

const specialty = "Roofing"

/** Opens the marketplace with empty caches, like a server that has just started, and records its statements. */
const aServer = (planner: Planner, keptMegabytes = 200) => {
  const { recording, statements } = recordingOf(planner.dialect)
  const runtime = ManagedRuntime.make(
    Layer.provide(knexAdapters(recording), Layer.succeed(KeptMemory, keptMemoryOf(keptMegabytes)))
  )
  const search = Effect.flatMap(ProviderViews, (views) => views.search(aSearch({ specialty })))
  return {
    list: async () => {
      const { providers } = await runtime.runPromise(search)
      return providers
    },
    /** The number of ids in each statement by ids since the last call. */
    readByIds: () => {
      const asked = statements
        .filter(({ text }) => text.includes("p.id in ("))
        .map(({ values }) => values.length)
      statements.length = 0
      return asked
    },
    close: () => runtime.dispose()
  }
}

const atTime = (time: number) => {
  vi.useFakeTimers({ toFake: ["Date"] })
  vi.setSystemTime(time)
}

describe.runIf(storesUnderTest().includes("postgres"))("Professionals who were on a list before", () => {
  let store: Awaited<ReturnType<(typeof freshDatabaseStores)["postgres"]>>
  let planner: Planner
  let server: ReturnType<typeof aServer>
  let profiles: ReadonlyArray<ProviderProfile>
  beforeAll(async () => {
    store = await freshDatabaseStores.postgres()
    planner = planners.postgres(store.address)
    server = aServer(planner)
    const seeding = ManagedRuntime.make(store.layer)
    const all = Array.from({ length: 5 }, () => ({ specialties: [specialty] }))
    profiles = await seeding.runPromise(seedProviders(all))
    await seeding.dispose()
  })
  afterAll(async () => {
    await server.close()
    await planner.close()
    await store.remove()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  // Bypasses the use cases: no event tells of this write.
  const write = (index: number, assignment: string) =>
    planner.run(`update service_providers set ${assignment} where id = '${profiles[index]?.id}'`)

  it("are read whole once, by statements of few lengths", async () => {
    const first = await server.list()
    expect(first.map(({ id }) => id).toSorted()).toEqual(profiles.map(({ id }) => id).toSorted())
    expect(server.readByIds()).toEqual([8])
    expect(await server.list()).toEqual(first)
    expect(server.readByIds()).toEqual([])
  })

  it("are read anew where anything of theirs was written, each alone", async () => {
    await write(1, "business_name = 'Ridge & Sons', review_count = 7")
    const changed = await server.list()
    expect(server.readByIds()).toEqual([1])
    expect(changed.find(({ id }) => id === profiles[1]?.id)).toMatchObject({
      businessName: "Ridge & Sons",
      reviewCount: 7
    })
    await write(1, "business_name = 'Ridge'")
    await write(2, "business_name = 'Gable'")
    const again = await server.list()
    expect(server.readByIds()).toEqual([2])
    expect(again.map(({ businessName }) => businessName)).toEqual(expect.arrayContaining(["Ridge", "Gable"]))
  })

  it("are read anew after ten minutes, whatever was written", async () => {
    const before = await server.list()
    server.readByIds()
    atTime(Date.now() + 9 * 60_000)
    expect(await server.list()).toEqual(before)
    expect(server.readByIds()).toEqual([])
    atTime(Date.now() + 2 * 60_000)
    expect(await server.list()).toEqual(before)
    expect(server.readByIds()).toEqual([8])
  })

  it("are shown as the calendar has them", async () => {
    await write(0, "paused_until = '2030-01-01'")
    const pauses = async () => {
      const all = await server.list()
      return all.find(({ id }) => id === profiles[0]?.id)?.pausedUntil
    }
    // The end of January 1 in Hawaii.
    const end = Date.parse("2030-01-02T10:00:00Z")
    atTime(end - 1_000)
    expect(await pauses()).toBe("2030-01-01")
    server.readByIds()
    atTime(end)
    expect(await pauses()).toBeUndefined()
    expect(server.readByIds()).toEqual([])
  })

  it("are read with the page where nothing is kept", async () => {
    const forgetful = aServer(planner, 0)
    expect(await forgetful.list()).toEqual(await server.list())
    expect(forgetful.readByIds()).toEqual([])
    await forgetful.close()
  })
})
