import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterEach, beforeEach, describe, expect, it } from "vitest"

import { builtUi } from "../../adapters/built-ui.ts"
import { StartupFailure } from "../../adapters/startup-failure.ts"
import { Client } from "../support/client.ts"
import { cuttableWire } from "../support/cuttable.ts"
import { freePort } from "../support/free-port.ts"
import { freshDatabase } from "../support/postgres.ts"
import { type ServerProcess, startServerProcess } from "../support/server-process.ts"
import { storesUnderTest } from "../support/store-names.ts"

const registration = {
  username: "olivia",
  email: "olivia@example.com",
  firstName: "Olivia",
  lastName: "Park",
  password: "correct horse battery"
}

describe("the server as a process", () => {
  let folder: string
  const running: Array<ServerProcess> = []
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "contractors-server-"))
  })
  afterEach(async () => {
    for (const server of running.splice(0)) {
      server.kill("SIGKILL")
      await server.ended
    }
    rmSync(folder, { recursive: true })
  })

  const start = (environment: Readonly<Record<string, string>> = {}) => {
    const server = startServerProcess({ DATABASE_URL: `sqlite:${folder}/marketplace.sqlite`, ...environment })
    server.ready.catch(() => undefined)
    running.push(server)
    return server
  }

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

  it("keeps accounts and sessions over a restart", async () => {
    const first = start()
    const before = new Client(await first.ready)
    expect((await before.post("/api/auth/register", registration)).status).toBe(201)
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
  })

  const failureOf = async (environment: Readonly<Record<string, string>>) => {
    const { code, err, out } = await start(environment).ended
    return { code, out, lines: err.trimEnd().split("\n") }
  }

  it.each([
    [{ PORT: "http" }, /^PORT is "http", .*for example PORT=3000$/],
    [{ DATABASE_URL: "oracle://db" }, /^DATABASE_URL names a database of an unknown kind; /],
    [{ SESSION_SECRET: "hunter2" }, /^SESSION_SECRET has a secret of fewer than 32 characters; /],
    [{ NODE_ENV: "production" }, /^SESSION_SECRET is not set, and production needs one; /],
    [{ HOST: "192.0.2.1" }, /^HOST is 192\.0\.2\.1, no address of this machine; /]
  ])("does not start with %j: one line, exit code 1", async (environment, wanted) => {
    expect(await failureOf(environment)).toEqual({ code: 1, out: "", lines: [expect.stringMatching(wanted)] })
  })

  it("does not start on a port in use: one line, exit code 1", async () => {
    const holder = createServer().listen(0, "127.0.0.1")
    await once(holder, "listening")
    const address = holder.address()
    const port = typeof address === "object" ? String(address?.port) : ""
    const { code, lines } = await failureOf({ PORT: port })
    holder.close()
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [expect.stringMatching(`^PORT is ${port}, which another program uses; for example PORT=`)]
    })
  })

  it("does not start without its database: one line without the password, exit code 1", async () => {
    const port = await freePort()
    const { code, lines } = await failureOf({
      DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${port}/nothing`
    })
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [
        expect.stringMatching(
          /^DATABASE_URL names a database that cannot be opened: .*ECONNREFUSED.*; for example /
        )
      ]
    })
    expect(lines.join()).not.toContain("hunter2")
  })

  it("does not start without its interface, and names the command that builds it", async () => {
    const missing = builtUi(folder, { mayLackUi: false, namesDemoAccounts: false })
    await expect(missing).rejects.toThrow(StartupFailure)
    await expect(missing).rejects.toThrow("npm run build")
    expect(await builtUi(folder, { mayLackUi: true, namesDemoAccounts: false })).toBeNull()
  })

  it.runIf(storesUnderTest().includes("postgres"))(
    "says while PostgreSQL is away that it is not ready, and goes on when it is back",
    async () => {
      const database = await freshDatabase()
      const url = new URL(database.url)
      const wire = await cuttableWire(url.hostname, Number(url.port))
      url.host = `127.0.0.1:${wire.port}`
      const server = start({ DATABASE_URL: url.href, SESSION_SECRET: "a secret that only this test knows" })
      const client = new Client(await server.ready)
      await client.post("/api/auth/register", registration)
      expect((await client.get("/readyz")).status).toBe(200)

      await wire.cut()
      expect((await client.get("/readyz")).status).toBe(503)
      expect((await client.get("/healthz")).status).toBe(200)
      expect(await client.get("/api/categories")).toMatchObject({
        status: 500,
        body: { code: "ServerFault" }
      })

      await wire.mend()
      await expect.poll(async () => (await client.get("/readyz")).status, { timeout: 10_000 }).toBe(200)
      expect(await client.get("/api/me")).toMatchObject({ body: { user: { username: "olivia" } } })
      server.kill("SIGTERM")
      expect((await server.ended).code).toBe(0)
      await wire.cut()
      await database.drop()
    },
    60_000
  )
})
