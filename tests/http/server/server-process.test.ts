import { join } from "node:path"

import { describe, expect, it } from "vitest"

import { Client } from "#tests/support/app/client.ts"
import { serverProcesses } from "#tests/support/app/server-process.ts"
import { aRegistration } from "#tests/support/builders.ts"
import { freshDatabase } from "#tests/support/postgres/postgres.ts"
import { wireTo } from "#tests/support/postgres/wire.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

describe("the server as a process", { timeout: 60_000 }, () => {
  const { folder, running, start } = serverProcesses()

  it("names its address when it is ready, logs JSON, and ends with 0 when told to", async () => {
    const server = start()
    const url = await server.ready
    const { headers } = await new Client(url).get("/api/me")
    server.kill("SIGTERM")
    const { code, err, out } = await server.ended
    const [first, ...rest] = out.trim().split("\n")
    expect({ code, err, first }).toEqual({
      code: 0,
      err: "",
      first: `Best Contractors On Demand is ready on ${url}`
    })
    expect(rest.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ path: "/api/me", status: 200, requestId: headers.get("x-request-id") })
    ])
  })

  it("ends when told to, though nobody reads its log any more", async () => {
    const server = start()
    const client = new Client(await server.ready)
    server.closeOutput()
    await Promise.all(Array.from({ length: 20 }, () => client.get("/api/categories")))
    const toldAt = performance.now()
    server.kill("SIGTERM")
    expect((await server.ended).code).toBe(0)
    expect(performance.now() - toldAt).toBeLessThan(10_000)
  })

  it("keeps accounts and sessions over a restart", async () => {
    const first = start()
    const before = new Client(await first.ready)
    expect((await before.post("/api/auth/register", aRegistration())).status).toBe(201)
    first.kill("SIGINT")
    expect((await first.ended).code).toBe(0)

    const after = new Client(await start().ready)
    for (const [name, value] of before.cookies) after.cookies.set(name, value)
    expect(await after.get("/api/me")).toMatchObject({ body: { user: { username: "olivia" } } })
  })

  it("loads the demo marketplace into an empty database", async () => {
    const client = new Client(await start({ DEMO_DATA: "1" }).ready)
    const { headers, status } = await client.get("/api/providers")
    expect(status).toBe(200)
    expect(Number(headers.get("x-total-count"))).toBeGreaterThanOrEqual(240)
    const found = await client.get<ReadonlyArray<{ readonly profileImage: string | null }>>(
      "/api/providers?service=bluebonnet"
    )
    const portrait = found.body.find(({ profileImage }) => profileImage !== null)?.profileImage
    expect(await client.get(portrait ?? "")).toMatchObject({ status: 200 })
  })

  it.runIf(storesUnderTest().includes("postgres"))(
    "loads the demo marketplace once where several start on one empty PostgreSQL database",
    async () => {
      const database = await freshDatabase()
      const environment = {
        DATABASE_URL: database.url,
        DEMO_DATA: "1",
        PHOTOS_DIR: join(folder(), "photos"),
        SESSION_SECRET: "a secret that only this test knows"
      }
      const clients = await Promise.all(
        Array.from({ length: 3 }, async () => new Client(await start(environment).ready))
      )
      const totals = await Promise.all(
        clients.map(async (client) => (await client.get("/api/providers")).headers.get("x-total-count"))
      )
      expect(new Set(totals).size).toBe(1)
      for (const server of running) server.kill("SIGTERM")
      expect(await Promise.all(running.map(async ({ ended }) => (await ended).code))).toEqual([0, 0, 0])
      await database.drop()
    }
  )

  it.runIf(storesUnderTest().includes("postgres"))(
    "says while PostgreSQL is away that it is not ready, and goes on when it is back",
    async () => {
      const database = await freshDatabase()
      const wire = await wireTo(database)
      const server = start({ DATABASE_URL: wire.url, SESSION_SECRET: "a secret that only this test knows" })
      const client = new Client(await server.ready)
      await client.post("/api/auth/register", aRegistration())
      expect((await client.get("/readyz")).status).toBe(200)

      await wire.cut()
      expect((await client.get("/readyz")).status).toBe(503)
      expect((await client.get("/healthz")).status).toBe(200)
      expect(await client.get("/api/categories")).toMatchObject({
        status: 503,
        body: { code: "StoreAway" }
      })

      await wire.mend()
      await expect.poll(async () => (await client.get("/readyz")).status, { timeout: 10_000 }).toBe(200)
      expect(await client.get("/api/me")).toMatchObject({ body: { user: { username: "olivia" } } })
      server.kill("SIGTERM")
      expect((await server.ended).code).toBe(0)
      await wire.cut()
      await database.drop()
    }
  )
})
