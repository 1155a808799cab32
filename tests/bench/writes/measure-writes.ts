import { join } from "node:path"

import type Knex from "knex"

import { PostgresAdapters, postgresConfig } from "#adapters/db-postgres/index.ts"
import { SqliteAdapters, sqliteConfig } from "#adapters/db-sqlite/index.ts"
import { createDatabase } from "#tests/support/postgres/databases.ts"
import { startPostgres } from "#tests/support/postgres/server.ts"

import { startProduct } from "../processes.ts"
import { table } from "../table.ts"
import { openBareCommits } from "./bare-commits.ts"
import { fillWithWriters } from "./writers-town.ts"
import { writings } from "./writing.ts"

const atOnce = 16
const warmUps = 100

const percentile = (times: ReadonlyArray<number>, share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

/** Runs `act` `times` times, 16 at once; returns the rate per second and the latencies in milliseconds. */
const timed = async (times: number, act: (turn: number) => Promise<unknown>) => {
  const each: Array<number> = []
  let turn = 0
  const start = performance.now()
  const worker = async () => {
    for (let own = turn++; own < times; own = turn++) {
      const begun = performance.now()
      await act(own)
      each.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const seconds = (performance.now() - start) / 1_000
  return { rate: times / seconds, p50: percentile(each, 0.5), p99: percentile(each, 0.99) }
}

interface Store {
  readonly address: string
  readonly layer: Parameters<typeof fillWithWriters>[0]
  /** The database of the bare commits: a file of their own, or the same database. */
  readonly bare: Knex.Knex.Config
}

const measureOn = async ({ address, bare, layer }: Store, times: number) => {
  const { turn } = await fillWithWriters(layer, times + warmUps)
  const commits = await openBareCommits(bare)
  const product = await startProduct(address)
  const rows: Array<ReadonlyArray<number>> = []
  try {
    for (const { name, requests, write } of writings) {
      const act = (own: number) => write(`${product.url}/api`, turn(own))
      await timed(warmUps, (own) => act(times + own))
      const ours = await timed(times, act)
      const theirs = await timed(times, commits.commit)
      rows.push([ours.rate * requests, ours.p50, ours.p99, theirs.rate, (ours.rate * requests) / theirs.rate])
      console.error(`${name} ${Math.round(ours.rate * requests)}/s`)
    }
  } finally {
    await product.stop()
    await commits.close()
  }
  return rows
}

const measureOnPostgres = async (times: number) => {
  const { server, stop } = await startPostgres("durable")
  try {
    const { url } = await createDatabase(server)
    const bare = postgresConfig(url)
    return await measureOn({ address: url, layer: PostgresAdapters(url), bare }, times)
  } finally {
    await stop()
  }
}

const columns = ["requests/s", "p50 ms of a turn", "p99 ms", "bare commits/s", "ratio"]

/** Measures writes on both databases, each commit flushed to the disk, compared with commits of bare rows. */
export const measureWrites = async (folder: string, times: number): Promise<string> => {
  const onPostgres = await measureOnPostgres(times)
  const file = join(folder, "writes.sqlite")
  const onSqlite = await measureOn(
    {
      address: `sqlite:${file}`,
      layer: SqliteAdapters(file),
      bare: sqliteConfig(join(folder, "bare.sqlite"))
    },
    times
  )
  return table(
    ["writes", ...columns, ...columns.map((column) => `SQLite ${column}`)],
    writings.map(({ name }, index) => [[name], onPostgres[index] ?? [], onSqlite[index] ?? []].flat())
  )
}
