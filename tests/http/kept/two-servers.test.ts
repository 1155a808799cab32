import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { PostgresAdapters } from "#adapters/db-postgres/index.ts"
import { countStale, watchedProvider } from "#tests/support/app/stale-reads.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProfileRequest } from "#tests/support/builders.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { freshDatabaseStores } from "#tests/support/stores/stores.ts"

import { aSignedInProvider } from "../accounts/people.ts"

/** A provider who saves the profile at one server, and visitors who read it at the other. */
const aProviderBetween = async (one: RunningApp, other: RunningApp) => {
  const { client, profile } = await aSignedInProvider(one)
  const visitor = other.client()
  return watchedProvider(profile.id, {
    save: async (body) => expect(await client.put("/api/me/provider", body)).toMatchObject({ status: 200 }),
    read: async <A>(path: string) => {
      const { body, status } = await visitor.get<A>(path)
      expect(status).toBe(200)
      return body
    }
  })
}

describe.runIf(storesUnderTest().includes("postgres"))("Two servers on one database", () => {
  let store: Awaited<ReturnType<typeof freshDatabaseStores.postgres>>
  const apps: Array<RunningApp> = []
  beforeAll(async () => {
    store = await freshDatabaseStores.postgres()
    apps.push(
      await startApp({ store: store.layer }),
      await startApp({ store: PostgresAdapters(store.address) })
    )
  })
  afterAll(async () => {
    for (const app of apps) await app.stop()
    await store.remove()
  })

  it("tell visitors nothing older than the last change that either has answered", async () => {
    const [one, other] = apps
    if (one === undefined || other === undefined) throw new Error("The servers did not start")
    const things = [await aProviderBetween(one, other), await aProviderBetween(other, one)]
    const { stale, writes } = await countStale(things, {
      readers: 2,
      readsBetween: 12,
      isOver: (reads) => reads >= 600
    })
    expect(stale).toBe(0)
    expect(writes).toBeGreaterThan(10)
  }, 60_000)

  it("count who matches as it is now, also where one has just counted", async () => {
    const [one, other] = apps
    if (one === undefined || other === undefined) throw new Error("The servers did not start")
    const others = [await aSignedInProvider(other), await aSignedInProvider(other)]
    const visitor = one.client()
    const total = async () => {
      const { headers } = await visitor.get("/api/providers?specialty=Roofing&limit=1")
      return Number(headers.get("x-total-count"))
    }
    for (const [index, { client }] of others.entries()) {
      expect(await total()).toBe(index)
      const saved = await client.put("/api/me/provider", aProfileRequest({ specialties: ["Roofing"] }))
      expect(saved.status).toBe(200)
    }
    expect(await total()).toBe(2)
  })
})
