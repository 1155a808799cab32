import { Client as Postgres } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { PostgresAt } from "#adapters/db-postgres/index.ts"
import { noNews } from "#adapters/db-postgres/lacks.ts"
import { Client } from "#tests/support/app/client.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProfileRequest } from "#tests/support/builders.ts"
import { createDatabase, type FreshDatabase } from "#tests/support/postgres/databases.ts"
import { startPostgres } from "#tests/support/postgres/server.ts"
import { wireTo } from "#tests/support/postgres/wire.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { sendCall, writingCalls } from "../marketplace/writing-calls.ts"

/** Calls after which the sender reads their own writes, including writes that concern nobody else. */
const writes = [
  "PUT /api/me",
  "PUT /api/me/provider",
  "PUT /api/me/preferences",
  "POST /api/me/searches",
  "POST /api/providers/:providerId/save",
  "POST /api/projects",
  "POST /api/quotes",
  "POST /api/conversations/:conversationId/messages"
]

/** A client with the same person's cookies at another server. */
const at = ({ url }: RunningApp, { cookies }: Client) => {
  const client = new Client(url)
  for (const [name, value] of cookies) client.cookies.set(name, value)
  return client
}

/** The number of roofers; another `limit` each time bypasses cached answers and counts. */
const roofers = async (app: RunningApp, limit: number) =>
  (await app.client().get(`/api/providers?specialty=Roofing&limit=${limit}`)).headers.get("x-total-count")

describe.runIf(storesUnderTest().includes("postgres"))(
  "Two servers beside a replica",
  { timeout: 60_000 },
  () => {
    let stopServers: () => Promise<unknown>
    let database: FreshDatabase
    let wire: Awaited<ReturnType<typeof wireTo>>
    let replicaUrl: string
    let replica: Postgres
    let one: RunningApp
    let other: RunningApp
    const told: Array<string> = []

    beforeAll(async () => {
      const { server, stop } = await startPostgres("replicated")
      stopServers = stop
      database = await createDatabase(server)
      replicaUrl = server.replicaUrl ?? ""
      const copy = new URL(database.url)
      copy.host = new URL(replicaUrl).host
      replica = new Postgres({ connectionString: replicaUrl })
      await replica.connect()
      wire = await wireTo({ ...database, url: copy.href })
      const primary = { url: database.url, isPooled: false }
      const store = PostgresAt(
        { primary, directUrl: database.url, replicas: [{ url: wire.url, isPooled: false }] },
        {
          ...noNews,
          leftOut: (_, why) => void told.push(why),
          isBack: () => void told.push("it is back")
        }
      )
      one = await startApp({ store })
      other = await startApp({ store })
    })
    afterAll(async () => {
      await Promise.all([one, other].map(({ stop }) => stop()))
      await wire.cut()
      await replica.end()
      await database.drop()
      await stopServers()
    })

    const stand = () => replica.query("select pg_wal_replay_pause()")
    const follow = () => replica.query("select pg_wal_replay_resume()")

    /** The latest query of the product on each connection to the replica. */
    const askedThere = async () => {
      const { rows } = await replica.query<{ query: string }>(
        "select query from pg_stat_activity where application_name = 'best-contractors'"
      )
      return rows.map(({ query }) => query).join("\n")
    }

    it("leave out a replica's other database, and say so", async () => {
      const primary = { url: database.url, isPooled: false }
      const elsewhere = { url: replicaUrl, isPooled: false }
      const why: Array<string> = []
      const news = { ...noNews, leftOut: (_: string, reason: string) => void why.push(reason) }
      const app = await startApp({
        store: PostgresAt({ primary, directUrl: database.url, replicas: [elsewhere] }, news)
      })
      expect(why).toEqual(["it does not follow this database"])
      expect((await app.client().get("/readyz")).body).toEqual({ status: "degraded", replicas: "left out" })
      await app.stop()
    })

    it("have it answer visitors and the signed-in", async () => {
      const { client, account } = await aSignedInHomeowner(one)
      let asked = 0
      const profiles = async () => {
        // An uncached request each time, as the names of businesses are read on the same connections.
        asked += 1
        await one.client().get(`/api/providers?minRating=${1 + asked / 1_000}`)
        return askedThere()
      }
      await expect.poll(profiles).toContain("provider_listings")
      const own = async () => {
        expect((await client.get("/api/me")).body).toMatchObject({ user: { id: account.id } })
        await client.get("/api/conversations")
        return askedThere()
      }
      await expect.poll(own).toContain("from conversations")
    })

    it("show the other server's readers what was written, while the replica stands still", async () => {
      for (const key of writes) {
        const call = await writingCalls[key]?.(one)
        if (call === undefined) throw new Error(`Nothing is prepared for ${key}`)
        const reader = at(other, call.client)
        const before = await reader.get(call.seenAt)
        await stand()
        const { status } = await sendCall(call)
        const after = await reader.get(call.seenAt)
        await follow()
        expect({ key, isDone: status < 300, status: after.status }).toEqual({
          key,
          isDone: true,
          status: 200
        })
        expect({ key, body: after.body }).not.toEqual({ key, body: before.body })
      }
    })

    it("show visitors what was written, whether the replica follows or stands still", async () => {
      const { client, profile } = await aSignedInProvider(one)
      const path = `/api/providers/${profile.id}`
      for (let number = 0; number < 16; number += 1) {
        const businessName = `Number ${number}`
        if (number % 4 === 0) await stand()
        const saved = await client.put("/api/me/provider", aProfileRequest({ businessName }))
        expect(saved.status).toBe(200)
        const pages = [path, `${path}?as=${number}`]
        const visits = [one, other].flatMap((app) => pages.map((page) => app.client().get(page)))
        for (const { body } of await Promise.all(visits)) expect(body).toMatchObject({ businessName })
        if (number % 4 === 1) await follow()
      }
    })

    it("count as of what was written, whether the replica follows or stands still", async () => {
      const { client } = await aSignedInProvider(one)
      for (let number = 0; number < 8; number += 1) {
        const specialties = [number % 2 === 0 ? "Roofing" : "Plumbing"]
        if (number % 4 === 0) await stand()
        expect((await client.put("/api/me/provider", aProfileRequest({ specialties }))).status).toBe(200)
        const totals = [one, other].flatMap((app) => [roofers(app, 1), roofers(app, number + 2)])
        expect(new Set(await Promise.all(totals))).toEqual(new Set([number % 2 === 0 ? "1" : "0"]))
        if (number % 4 === 2) await follow()
      }
      await follow()
    })

    it("leave it out while it is gone, and while it lags", async () => {
      const { client } = await aSignedInHomeowner(one)
      told.splice(0)
      await wire.cut()
      expect((await client.get("/api/conversations")).status).toBe(200)
      await expect.poll(() => told).toEqual(["it does not answer", "it does not answer"])
      expect((await client.get("/api/conversations")).status).toBe(200)
      await wire.mend()
      await expect.poll(() => told.slice(2)).toEqual(["it is back", "it is back"])

      wire.stall()
      const start = performance.now()
      expect((await client.get("/api/conversations")).status).toBe(200)
      expect(performance.now() - start).toBeLessThan(5_000)
      wire.resume()
      told.splice(0)

      await stand()
      await aSignedInHomeowner(one)
      const lag = "it lags by more than 5 seconds"
      await expect.poll(() => told.filter((why) => why === lag), { timeout: 15_000 }).toHaveLength(2)
      await follow()
      await expect.poll(() => told.slice(-2)).toEqual(["it is back", "it is back"])
    })
  }
)
