import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"

import { createDatabase } from "../support/postgres/databases.ts"
import { startPostgres } from "../support/postgres/server.ts"
import { measureAnnouncing } from "./announcing.ts"
import { fillPostgres, fillSqlite } from "./fill.ts"
import { measureFloods } from "./floods.ts"
import { measureLiveUpdates } from "./live-updates.ts"
import { measureImporting } from "./operators/importing.ts"
import { measurePauses } from "./pauses.ts"
import { measurePhotos } from "./photos.ts"
import { otherCore, pinTo } from "./pinning.ts"
import { measureReads } from "./reads/measure-reads.ts"
import { readsTable } from "./reads/reads-table.ts"
import { workloads } from "./reads/workloads.ts"
import { measureStaleness } from "./staleness.ts"
import { measureSuggestions } from "./suggestions.ts"
import { measureWrites } from "./writes/measure-writes.ts"

const { values: options } = parseArgs({
  options: {
    providers: { type: "string", default: "100000" },
    small: { type: "string", default: "1000" },
    rounds: { type: "string", default: "2" },
    seconds: { type: "string", default: "3" },
    only: { type: "string", default: "" },
    writes: { type: "string", default: "2000" },
    /** Seconds for which staleness is measured: one server is written to, another is read from. */
    stale: { type: "string", default: "60" },
    /** 0 skips the reads on SQLite. */
    sqlite: { type: "string", default: "1" },
    /** Pins the server under measurement to one core, and the database and all clients to another. */
    pinned: { type: "boolean", default: false }
  }
})
// Child processes inherit this CPU affinity, unless they are pinned to another core.
if (options.pinned) pinTo(otherCore, process.pid)
const pace = { rounds: Number(options.rounds), seconds: Number(options.seconds) }

/** Whether any workload whose name begins like this is to be measured. */
const isWanted = (kind: string) =>
  options.only === "" || options.only.split(",").some((name) => name.startsWith(kind))

/** A workload by its name, or all that begin with its letter. */
const isNamed = (name: string) =>
  options.only === "" || options.only.split(",").some((asked) => asked === name || asked === name.slice(0, 1))

const readsPace = { ...pace, isWanted: isNamed, isPinned: options.pinned }

const filled = async <A>(label: string, work: () => Promise<A>): Promise<A> => {
  const start = performance.now()
  const result = await work()
  console.error(`${label}: filled in ${Math.round((performance.now() - start) / 1000)} s`)
  return result
}

const onPostgres = (url: string, providers: number) =>
  filled(`PostgreSQL, ${providers}`, () => fillPostgres(url, providers))

const folder = await mkdtemp(join(tmpdir(), "bench-"))
const { server, stop } = await startPostgres()

/** Measures on a database with this many providers, then drops it: a million take room on the disk. */
const onMany = async (providers: number, withReference: boolean) => {
  const { drop, url } = await createDatabase(server)
  const talker = await onPostgres(url, providers)
  const reads = await measureReads({ databaseUrl: url, providers, talker, withReference }, readsPace)
  await drop()
  return { talker, reads }
}

const onFile = async () => {
  const file = join(folder, "bench.sqlite")
  const providers = Number(options.providers)
  const talker = await filled("SQLite", () => fillSqlite(file, providers))
  return measureReads({ databaseUrl: `sqlite:${file}`, providers, talker, withReference: false }, readsPace)
}

const reads = async () => {
  const { reads: many, talker } = await onMany(Number(options.providers), true)
  const { reads: few } = await onMany(Number(options.small), false)
  const stores = { many, few, ...(options.sqlite === "0" ? {} : { sqlite: await onFile() }) }
  return readsTable(
    stores,
    workloads(talker.id).filter(({ name }) => readsPace.isWanted(name))
  )
}

const floods = async () => {
  const file = join(folder, "floods.sqlite")
  const homeowner = await fillSqlite(file, Number(options.small))
  return measureFloods(`sqlite:${file}`, homeowner, pace.seconds)
}

const suggestions = async () => {
  const file = join(folder, "suggestions.sqlite")
  await filled("SQLite", () => fillSqlite(file, Number(options.providers)))
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

const pauses = async () => {
  const { url } = await createDatabase(server)
  return measurePauses(url, folder, await onPostgres(url, Number(options.providers)))
}

try {
  if (isWanted("R")) console.log(await pauses())
  if (isWanted("L")) console.log(await importing())
  if (isWanted("J")) console.log(await announcing())
  if (isWanted("S")) console.log(await suggestions())
  if (isWanted("F")) console.log(await floods())
  if (isWanted("G")) console.log(await measurePhotos(folder, Number(options.small), pace))
  if (isWanted("X")) console.log(await measureWrites(folder, Number(options.writes)))
  if (isWanted("K")) {
    console.log(await measureStaleness((await createDatabase(server)).url, Number(options.stale)))
  }
  for (const name of ["E", "M"] as const) {
    if (isWanted(name)) console.log(await measureLiveUpdates((await createDatabase(server)).url, name))
  }
  if (["W", "P", "N"].some(isWanted)) console.log(await reads())
} finally {
  await stop()
  await rm(folder, { recursive: true, force: true })
}
