import { createWriteStream, openAsBlob } from "node:fs"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { setTimeout } from "node:timers/promises"

import { hash } from "@node-rs/argon2"
import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { Client } from "pg"

import { PostgresAdapters } from "#adapters/db-postgres/index.ts"
import { importColumns } from "#domain/import/import-options.ts"
import { OperatorRepository } from "#ports/repositories/operators/operator-repository.ts"
import { anAccount, createdAt } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import { measure } from "../measure.ts"
import { peakProbe, type Running, startProduct } from "../processes.ts"
import { workloads } from "../reads/workloads.ts"
import { benchPassword, signIn } from "../sign-in.ts"
import { table } from "../table.ts"

const lines = 500_000
const megabyte = 1_024 * 1_024
export const ofRegister = { kind: "licenses", name: "register.csv", register: "FL DBPR CILB" }

function* register(count: number) {
  yield `${importColumns.licenses.join(",")}\n`
  for (let at = 0; at < count; at += 1) {
    yield `CFC${1_000_000 + at},"BUSINESS NUMBER ${at}, INC",CFC,"Current, Active",2012-05-01,2028-08-31,MIAMI,FL\n`
  }
}

/** Writes a register of licenses as CSV, one license a line. */
export const writeRegister = (path: string, count: number) =>
  pipeline(Readable.from(register(count)), createWriteStream(path))

export const makeOperator = async (url: string) => {
  const runtime = ManagedRuntime.make(PostgresAdapters(url))
  const dana = anAccount({ passwordHash: await hash(benchPassword) })
  await runtime.runPromise(
    Effect.gen(function* () {
      yield* seedMarketplace({ accounts: [dana] })
      const { add } = yield* OperatorRepository
      yield* add({ userId: dana.id, grantedAt: createdAt, grantedBy: null, notify: false })
    })
  )
  await runtime.dispose()
  return dana
}

interface Imported {
  readonly id: string
  readonly state: string
  readonly good: number
  readonly appliedTo: number
}

export const asking = (url: string, cookie: string) => {
  const ask = async (method: string, path: string, body?: Blob | string, type = "application/json") => {
    const headers = { cookie, ...(body !== undefined && { "content-type": type }) }
    const answer = await fetch(url + path, { method, headers, ...(body !== undefined && { body }) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    const said: Imported = await answer.json()
    return said
  }
  const post = (path: string, body: object) => ask("POST", path, JSON.stringify(body))
  return { ask, post }
}

const timed = async <A>(work: () => Promise<A>) => {
  const start = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - start) / 1_000 }
}

/** The p99 latency of readers, in milliseconds, as the mean of the rounds until the work is done. */
const readersDuring = async <A>(url: string, seconds: number, work: Promise<A>) => {
  const done = work.then(() => true)
  const p99: Array<number> = []
  do p99.push((await measure({ url }, seconds)).p99)
  while (!(await Promise.race([done, Promise.resolve(false)])))
  return p99.reduce((sum, value) => sum + value, 0) / p99.length
}

/** Polls until the import is applied; returns it. */
export const applied = async (ask: ReturnType<typeof asking>["ask"], id: string) => {
  for (;;) {
    const file = await ask("GET", `/api/admin/imports/${id}`)
    if (file.state === "applied") return file
    await setTimeout(500)
  }
}

/** Kills the server once a tenth of the lines is applied; returns the last line that was. */
const killMidway = async (product: Running, ask: ReturnType<typeof asking>["ask"], id: string) => {
  for (;;) {
    const { appliedTo } = await ask("GET", `/api/admin/imports/${id}`)
    if (appliedTo > lines / 10) {
      await product.kill()
      return appliedTo
    }
    await setTimeout(200)
  }
}

const entriesIn = async (url: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("select count(*) as entries from license_entries")
  await client.end()
  return Number(rows[0]?.entries)
}

const consoleCalls = [
  "/api/admin/queue",
  "/api/admin/people",
  "/api/admin/people?q=a+b",
  "/api/admin/people?q=512-555",
  "/api/admin/matches",
  "/api/admin/checks",
  "/api/admin/cases",
  "/api/admin/removals/stars",
  "/api/admin/audit"
]
const times = 20

/** How long an operator waits for the console's lists on an idle server: the median and the maximum of some calls. */
const measureConsole = async (ask: ReturnType<typeof asking>["ask"]) => {
  const rows: Array<ReadonlyArray<number | string>> = []
  for (const path of consoleCalls) {
    const waited: Array<number> = []
    for (let at = 0; at < times; at += 1) {
      waited.push((await timed(() => ask("GET", path))).seconds * 1_000)
    }
    const sorted = waited.toSorted((one, other) => one - other)
    rows.push([path, sorted[times / 2] ?? Number.NaN, sorted.at(-1) ?? Number.NaN])
  }
  return table(["L the console", "ms", "at most"], rows)
}

/** What an import of 500,000 lines costs the server and concurrent readers, also when the server is killed midway. */
export const measureImporting = async (databaseUrl: string, folder: string, seconds: number) => {
  const path = join(folder, "register.csv")
  // The largest import allowed.
  await writeRegister(path, lines)
  const dana = await makeOperator(databaseUrl)
  const [w1] = workloads(dana.id)
  if (w1 === undefined) throw new Error("There is no first workload")

  const first = await startProduct(databaseUrl, peakProbe)
  const { ask, post } = asking(first.url, await signIn(first.url, dana))
  await post("/api/admin/unlock", { password: benchPassword })
  const ofConsole = await measureConsole(ask)
  await measure({ url: first.url + w1.path }, seconds)
  const alone = (await measure({ url: first.url + w1.path }, seconds)).p99
  const before = await first.peak()
  const file = await openAsBlob(path)
  const sending = timed(() =>
    ask("POST", `/api/admin/imports?${new URLSearchParams(ofRegister)}`, file, "text/csv")
  )
  const whileReading = await readersDuring(first.url + w1.path, seconds, sending)
  const { result: sent, seconds: read } = await sending
  const peak = await first.peak()
  await post(`/api/admin/imports/${sent.id}/apply`, { good: "only", invite: false })
  const killedAt = await killMidway(first, ask, sent.id)

  const second = await startProduct(databaseUrl, peakProbe)
  const again = asking(second.url, await signIn(second.url, dana))
  const applying = timed(() => applied(again.ask, sent.id))
  const whileApplying = await readersDuring(second.url + w1.path, seconds, applying)
  const { result: last, seconds: rest } = await applying
  const applyingPeak = await second.peak()
  await second.stop()
  const ofRegisters = table(
    ["L a register", "lines", "s", "peak MB", "W1 p99 ms", "alone", "ratio"],
    [
      ["before", "", "", before / megabyte, alone, alone, 1],
      ["is read", sent.good, read, peak / megabyte, whileReading, alone, whileReading / alone],
      [
        `goes on after SIGKILL at line ${killedAt}`,
        last.good,
        rest,
        applyingPeak / megabyte,
        whileApplying,
        alone,
        whileApplying / alone
      ],
      ["entries in the register", await entriesIn(databaseUrl), "", "", "", "", ""]
    ]
  )
  return `${ofConsole}\n\n${ofRegisters}`
}
