import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"

import { Client } from "pg"

import { PostgresAdapters } from "#adapters/db-postgres/index.ts"
import { SqliteAdapters } from "#adapters/db-sqlite/index.ts"
import type { Account } from "#domain/account/account.ts"

import { createDatabase } from "../support/postgres/databases.ts"
import { startPostgres } from "../support/postgres/server.ts"
import { measureAnnouncing } from "./announcing.ts"
import { fill } from "./fill.ts"
import { measureFloods } from "./floods.ts"
import { measureLiveUpdates } from "./live-updates.ts"
import { measureInTurns, type Sample } from "./measure.ts"
import { measureImporting } from "./operators/importing.ts"
import { measurePhotos } from "./photos.ts"
import { startProduct, startReference } from "./processes.ts"
import { signIn } from "./sign-in.ts"
import { measureSuggestions } from "./suggestions.ts"
import { table } from "./table.ts"
import { type Workload, workloads } from "./workloads.ts"

const { values: options } = parseArgs({
  options: {
    providers: { type: "string", default: "100000" },
    small: { type: "string", default: "1000" },
    rounds: { type: "string", default: "2" },
    seconds: { type: "string", default: "3" },
    only: { type: "string", default: "" }
  }
})
const pace = { rounds: Number(options.rounds), seconds: Number(options.seconds) }

/** Whether any workload whose name begins like this is to be measured. */
const isWanted = (kind: string) =>
  options.only === "" || options.only.split(",").some((name) => name.startsWith(kind))

const wanted = (account: Account) =>
  workloads(account.id).filter(({ name }) => options.only === "" || options.only.split(",").includes(name))

interface Samples {
  readonly product: Sample
  /** There is one on a database with many providers alone. */
  readonly reference: Sample | undefined
}

/** Measures every workload on one filled database, beside the reference if it is wanted. */
const measureAll = async (databaseUrl: string, talker: Account, withReference: boolean) => {
  const product = await startProduct(databaseUrl)
  const reference = withReference
    ? await startReference({ DATABASE_URL: databaseUrl, PRODUCT_URL: product.url })
    : undefined
  const rows = new Map<string, Samples>()
  try {
    const cookie = await signIn(product.url, talker)
    for (const { name, path, reference: question, signedIn } of wanted(talker)) {
      const target = { url: product.url + path, ...(signedIn ? { cookie } : {}) }
      const targets = reference === undefined ? [target] : [target, { url: reference.url + question }]
      const [ours, theirs] = await measureInTurns(targets, pace)
      if (ours !== undefined) rows.set(name, { product: ours, reference: theirs })
      console.error(`${name} ${Math.round(ours?.rate ?? 0)}/s`)
    }
  } finally {
    await reference?.stop()
    await product.stop()
  }
  return rows
}

const filled = async <A>(label: string, work: () => Promise<A>): Promise<A> => {
  const start = performance.now()
  const result = await work()
  console.error(`${label}: filled in ${Math.round((performance.now() - start) / 1000)} s`)
  return result
}

const onPostgres = async (url: string, providers: number) => {
  const talker = await filled(`PostgreSQL, ${providers}`, () => fill(PostgresAdapters(url), providers))
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query("vacuum analyze")
  await client.end()
  return talker
}

const heads = [
  "workload",
  "req/s",
  "p50 ms",
  "p99 ms",
  "reference req/s",
  "reference p99",
  "ratio",
  "p99 with few",
  "p99 many/few",
  "SQLite req/s",
  "SQLite p99"
]

interface Measured {
  readonly many: Map<string, Samples>
  readonly few: Map<string, Samples>
  readonly sqlite: Map<string, Samples>
}

const row = ({ few, many, sqlite }: Measured, { asks, name }: Workload) => {
  const { product, reference } = many.get(name) ?? {}
  const { p99 } = few.get(name)?.product ?? {}
  const lite = sqlite.get(name)?.product
  const numbers = [
    product?.rate,
    product?.p50,
    product?.p99,
    reference?.rate,
    reference?.p99,
    (product?.rate ?? Number.NaN) / (reference?.rate ?? Number.NaN),
    p99,
    (product?.p99 ?? Number.NaN) / (p99 ?? Number.NaN),
    lite?.rate,
    lite?.p99
  ]
  return [`${name} ${asks}`, ...numbers.map((value) => value ?? Number.NaN)]
}

const folder = await mkdtemp(join(tmpdir(), "bench-"))
const { server, stop } = await startPostgres()

const reads = async () => {
  const large = await createDatabase(server)
  const talker = await onPostgres(large.url, Number(options.providers))
  const many = await measureAll(large.url, talker, true)

  const small = await createDatabase(server)
  await onPostgres(small.url, Number(options.small))
  const few = await measureAll(small.url, talker, false)

  const file = join(folder, "bench.sqlite")
  await filled("SQLite", () => fill(SqliteAdapters(file), Number(options.providers)))
  const sqlite = await measureAll(`sqlite:${file}`, talker, false)
  return table(
    heads,
    wanted(talker).map((workload) => row({ many, few, sqlite }, workload))
  )
}

const floods = async () => {
  const file = join(folder, "floods.sqlite")
  const homeowner = await fill(SqliteAdapters(file), Number(options.small))
  return measureFloods(`sqlite:${file}`, homeowner, pace.seconds)
}

const suggestions = async () => {
  const file = join(folder, "suggestions.sqlite")
  await filled("SQLite", () => fill(SqliteAdapters(file), Number(options.providers)))
  return measureSuggestions(file, pace.seconds)
}

const announcing = async () => {
  const { url } = await createDatabase(server)
  const talker = await onPostgres(url, Number(options.providers))
  return measureAnnouncing(url, Number(options.providers), talker)
}

const importing = async () => {
  const { url } = await createDatabase(server)
  await onPostgres(url, Number(options.providers))
  return measureImporting(url, folder, pace.seconds)
}

try {
  if (isWanted("L")) console.log(await importing())
  if (isWanted("J")) console.log(await announcing())
  if (isWanted("S")) console.log(await suggestions())
  if (isWanted("F")) console.log(await floods())
  if (isWanted("G")) console.log(await measurePhotos(folder, Number(options.small), pace))
  if (isWanted("E")) console.log(await measureLiveUpdates((await createDatabase(server)).url))
  if (["W", "P"].some(isWanted)) console.log(await reads())
} finally {
  await stop()
  await rm(folder, { recursive: true, force: true })
}
