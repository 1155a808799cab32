import { existsSync, readFileSync } from "node:fs"
import { setTimeout } from "node:timers/promises"

import { Client } from "pg"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"

import { connectionConfig, readerSettings } from "#adapters/db-postgres/connection.ts"
import { PipelinedReader, stallMs } from "#adapters/db-postgres/pipelined-reader.ts"
import { query } from "#adapters/db-postgres/query.ts"
import { connectionLifetime } from "#adapters/db-postgres/statement-names.ts"
import { freshDatabase } from "#tests/support/postgres/postgres.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

interface Answer {
  readonly number: number
  readonly pid: number
}

const question = (number: number) => ({
  text: "select $1::int as number, pg_backend_pid() as pid",
  values: [number]
})
const options = { ask: query, settings: readerSettings }
const lock = "select pg_advisory_lock(1)"
/** A statement that blocks while another session holds the advisory lock. */
const long = {
  text: "select 1 as number, pg_backend_pid() as pid from (select pg_advisory_xact_lock(1)) held",
  values: []
}
/** Where Linux lists its TCP connections. */
const sockets = "/proc/net/tcp"
const wrong = { text: "select 1 / 0", values: [] }
const waiting = `
  select 1 from pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and not l.granted`

const pidsOf = (answers: ReadonlyArray<ReadonlyArray<Answer>>) =>
  new Set(answers.flat().map(({ pid }) => pid))

describe.runIf(storesUnderTest().includes("postgres"))("Connections that read", () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let admin: Client
  beforeAll(async () => {
    database = await freshDatabase()
    admin = new Client({ connectionString: database.url })
    await admin.connect()
  })
  afterAll(async () => {
    await admin.end()
    await database.drop()
  })

  let lines: PipelinedReader
  beforeEach(() => {
    lines = new PipelinedReader(connectionConfig(database.url), options)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await lines.close()
  })

  const ask = (number: number) => lines.read<Answer>(question(number))
  const askAll = (count: number) => Promise.all(Array.from({ length: count }, (_, number) => ask(number)))

  const endAll = () =>
    admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
    )

  it("give each of many questions at once its own answer, a few of them for all", async () => {
    const answers = await askAll(200)
    expect(answers.flat().map(({ number }) => number)).toEqual(
      Array.from({ length: 200 }, (_, number) => number)
    )
    expect(pidsOf(answers).size).toBeLessThanOrEqual(10)
  })

  it("are one for questions that do not meet", async () => {
    const first = await ask(1)
    const second = await ask(2)
    expect(pidsOf([first, second]).size).toBe(1)
  })

  it("answer what comes after a long question without waiting for it", async () => {
    await admin.query(lock)
    const late = lines.read<Answer>(long)
    await expect.poll(async () => (await admin.query(waiting)).rowCount).toBe(1)
    await setTimeout(stallMs)
    const soon = await ask(2)
    await admin.query("select pg_advisory_unlock(1)")
    expect(pidsOf([soon, await late]).size).toBe(2)
  })

  it("fail a wrong question, and none beside it", async () => {
    const failed = lines.read(wrong)
    const answers = askAll(5)
    await expect(failed).rejects.toThrow("division by zero")
    expect((await answers).length).toBe(5)
  })

  it("fail what was asked when they are lost, and are replaced for what comes next", async () => {
    const before = await ask(1)
    await admin.query(lock)
    const asked = lines.read(long)
    await expect.poll(async () => (await admin.query(waiting)).rowCount).toBe(1)
    await Promise.all([expect(asked).rejects.toThrow("terminating connection"), endAll()])
    await admin.query("select pg_advisory_unlock(1)")
    // The client notices the end of the connections a moment after the error.
    const after = await vi.waitFor(() => ask(2), 8_000)
    expect(pidsOf([before, after]).size).toBe(2)
  })

  it("are replaced when they are old", async () => {
    vi.useFakeTimers({ toFake: ["performance"] })
    const before = await ask(1)
    vi.advanceTimersByTime(connectionLifetime)
    expect(pidsOf([before, await ask(2), await ask(3)]).size).toBe(2)
  })

  it.runIf(existsSync(sockets))("show firewalls twice a minute that they are in use", async () => {
    const [asked] = await lines.read<{ readonly port: number }>({
      text: "select inet_client_port() as port",
      values: []
    })
    const port = (asked?.port ?? 0).toString(16).toUpperCase().padStart(4, "0")
    const fields = readFileSync(sockets, "utf8")
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      .find(([, local]) => local?.endsWith(`:${port}`))
    // The active timer (2 is keepalive), and the hundredths of a second until it fires.
    const [timer, left = ""] = fields?.[5]?.split(":") ?? []
    expect(timer).toBe("02")
    expect(Number.parseInt(left, 16)).toBeLessThanOrEqual(3_000)
  })

  it("answer what was asked before they are closed", async () => {
    const answers = askAll(20)
    await lines.close()
    expect((await answers).length).toBe(20)
  })
})

it("say why there is no connection, each time they are asked", async () => {
  const lines = new PipelinedReader(connectionConfig("postgres://nobody@127.0.0.1:1/nothing"), options)
  await expect(lines.read(question(1))).rejects.toThrow("ECONNREFUSED")
  await expect(lines.read(question(2))).rejects.toThrow("ECONNREFUSED")
  await lines.close()
})
