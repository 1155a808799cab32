import { execFileSync } from "node:child_process"
import { get } from "node:http"
import { join } from "node:path"

import { describe, expect, it } from "vitest"

import { Client } from "#tests/support/app/client.ts"
import { openStream } from "#tests/support/app/event-stream.ts"
import { freePorts } from "#tests/support/app/free-port.ts"
import { serverProcesses } from "#tests/support/app/server-process.ts"
import { aProjectRequest, aRegistration } from "#tests/support/builders.ts"
import { freshDatabase } from "#tests/support/postgres/postgres.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

const childrenOf = (pid: number | undefined): ReadonlyArray<number> =>
  execFileSync("pgrep", ["--parent", String(pid)], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map(Number)

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/metrics`).then(
    ({ status }) => status === 200,
    () => false
  )

/** The outcome of a request on a connection of its own: its status, a closed connection, or a timeout. */
const outcomeOf = (url: string) =>
  new Promise<number | string>((resolve) => {
    const request = get(`${url}/api/categories`, { agent: false }, (response) => {
      response.resume().on("error", () => resolve("closed"))
      response.on("end", () => resolve(response.statusCode ?? 0))
    })
    request.on("error", (error) =>
      resolve("code" in error && error.code === "ECONNRESET" ? "closed" : error.message)
    )
    setTimeout(() => {
      resolve("hangs")
      request.destroy()
    }, 3_000).unref()
  })

const hasAnswered = (port: number) =>
  fetch(`http://127.0.0.1:${port}/metrics`).then(
    async (told) => (await told.text()).includes("http_request_duration_seconds_count{"),
    () => false
  )

/** Makes a process die of an uncaught exception when it gets SIGUSR2. */
const mayFail = "--import=data:text/javascript,process.on('SIGUSR2',()=>{throw%20new%20Error('A%20fault')})"

describe.runIf(storesUnderTest().includes("postgres"))("Two workers", { timeout: 240_000 }, () => {
  const { folder, start } = serverProcesses()

  const startTwo = async (settings: Readonly<Record<string, string>> = {}) => {
    const database = await freshDatabase()
    const ports = await freePorts(2)
    const server = start({
      WORKERS: "2",
      DATABASE_URL: database.url,
      PHOTOS_DIR: join(folder(), "photos"),
      METRICS_PORT: String(ports[0]),
      ...settings
    })
    return { database, ports, server }
  }

  it("serve one port together, outlive each other, and stop together", async () => {
    const { database, ports, server } = await startTwo()
    const client = new Client(await server.ready)
    const workers = childrenOf(server.pid)
    expect(workers).toHaveLength(2)
    expect(await Promise.all(ports.map(answers))).toEqual([true, true])

    // Connections go to the workers in turns, and a session of one is known to the other.
    expect((await client.post("/api/auth/register", aRegistration())).status).toBe(201)
    const streams = await Promise.all(Array.from({ length: 4 }, () => openStream(client)))
    expect((await client.post("/api/projects", aProjectRequest())).status).toBe(201)
    for (const stream of streams) expect((await stream.next()).kind).toBe("project")

    const ended = streams.map((stream) => ({ stream, isOver: false }))
    for (const one of ended) void one.stream.ended.then(() => (one.isOver = true))
    const [victim = 0, other = 0] = workers
    process.kill(victim, "SIGKILL")
    await expect.poll(() => server.said().includes("A worker has ended")).toBe(true)
    const isBack = async () => (await Promise.all(ports.map(answers))).every(Boolean)
    const served: Array<number> = []
    do served.push((await new Client(client.url).get("/api/categories")).status)
    while (!(await isBack()))
    expect(new Set(served)).toEqual(new Set([200]))
    // Some streams were of the killed worker, and some of the other.
    expect(new Set(ended.map(({ isOver }) => isOver))).toEqual(new Set([true, false]))
    expect(isAlive(other)).toBe(true)
    expect((await client.get("/api/me")).status).toBe(200)

    const all = childrenOf(server.pid)
    server.kill("SIGTERM")
    const { code, err, out } = await server.ended
    expect({ code, err, alive: all.filter(isAlive) }).toEqual({ code: 0, err: "", alive: [] })
    const lines = out.trim().split("\n")
    const isReadyLine = (line: string) => line === `Best Contractors On Demand is ready on ${client.url}`
    expect(lines.filter(isReadyLine)).toHaveLength(1)
    for (const line of lines.filter((one) => !isReadyLine(one))) {
      expect(JSON.parse(line)).toHaveProperty("level")
    }
    await database.drop()
  })

  it.each([
    { how: "is killed", signal: "SIGKILL" },
    { how: "dies of a fault", signal: "SIGUSR2" }
  ] as const)("leave no request without an end where one $how, under load or not", async ({ signal }) => {
    const { database, ports, server } = await startTwo({ NODE_OPTIONS: mayFail })
    const url = await server.ready
    const bothServe = async () => {
      await Promise.all([outcomeOf(url), outcomeOf(url)])
      return (await Promise.all(ports.map(hasAnswered))).every(Boolean)
    }
    const deaths = () => server.said().split("A worker has ended").length - 1
    for (const [round, load] of [0, 0, 24].entries()) {
      await expect.poll(bothServe, { timeout: 40_000 }).toBe(true)
      const isOver = { now: false }
      const beside: Array<number | string> = []
      const others = Array.from({ length: load }, async () => {
        while (!isOver.now) beside.push(await outcomeOf(url))
      })
      await expect.poll(() => beside.length >= load).toBe(true)
      const [victim = 0] = childrenOf(server.pid)
      process.kill(victim, signal)
      const behind = await Promise.all(Array.from({ length: 12 }, () => outcomeOf(url)))
      await expect.poll(deaths, { timeout: 10_000 }).toBe(round + 1)
      isOver.now = true
      await Promise.all(others)
      expect(new Set([200, "closed", ...behind, ...beside])).toEqual(new Set([200, "closed"]))
    }
    server.kill("SIGTERM")
    expect((await server.ended).code).toBe(0)
    await database.drop()
  })

  it("do not start where one could not: one line, exit code 1", async () => {
    const server = start({ WORKERS: "2", DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" })
    const { code, err, out } = await server.ended
    expect({ code, out }).toEqual({ code: 1, out: "" })
    expect(err).toMatch(/^DATABASE_URL names a database that cannot be opened: [^\n]*\n$/)
  })
})
