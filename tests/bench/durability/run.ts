import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"

import Knex from "knex"

import { PostgresAdapters, postgresConfig } from "#adapters/db-postgres/index.ts"
import { SqliteAdapters, sqliteConfig } from "#adapters/db-sqlite/index.ts"
import { createDatabase } from "#tests/support/postgres/databases.ts"
import { startPostgres } from "#tests/support/postgres/server.ts"
import { wireTo } from "#tests/support/postgres/wire.ts"

import { table } from "../table.ts"
import { loseDatabase, outages } from "./outage.ts"
import { killPhotos } from "./photos.ts"
import { fillWithTalkers } from "./talk.ts"
import { crashDatabase, fillDisk, killServer, type Verdict } from "./trials.ts"

const { values: options } = parseArgs({
  options: {
    kills: { type: "string", default: "50" },
    crashes: { type: "string", default: "20" }
  }
})

const messagesIn = async (config: Knex.Knex.Config): Promise<ReadonlySet<string>> => {
  const knex = Knex(config)
  const ids = await knex("messages").pluck<ReadonlyArray<string>>("id")
  await knex.destroy()
  return new Set(ids)
}

const folder = await mkdtemp(join(tmpdir(), "durability-"))
const { server, stop } = await startPostgres("crashable")
const rows: Array<ReadonlyArray<number | string>> = []
const note = (trial: string, { confirmed, lost, refused, times }: Verdict) => {
  rows.push([trial, times, confirmed, refused, lost])
  console.error(`${trial}: ${lost} of ${confirmed} lost`)
}

const onSqlite = async () => {
  const file = join(folder, "killed.sqlite")
  const talkers = await fillWithTalkers(SqliteAdapters(file))
  const kept = () => messagesIn(sqliteConfig(file))
  note(
    "kill -9 of the server, SQLite",
    await killServer(`sqlite:${file}`, talkers, Number(options.kills), kept)
  )
}

const onPostgres = async () => {
  const { url } = await createDatabase(server)
  const talkers = await fillWithTalkers(PostgresAdapters(url))
  const kept = () => messagesIn(postgresConfig(url))
  note("kill -9 of the server, PostgreSQL", await killServer(url, talkers, Number(options.kills), kept))
  note("crash of PostgreSQL", await crashDatabase(url, talkers, Number(options.crashes), kept))
}

const onWire = async () => {
  const database = await createDatabase(server)
  const talkers = await fillWithTalkers(PostgresAdapters(database.url))
  const wire = await wireTo(database)
  for (const outage of outages) {
    const verdict = await loseDatabase(wire, outage, talkers, () => messagesIn(postgresConfig(database.url)))
    const { others, slowest, stale } = verdict
    note(
      `${outage.how} for 20 s; slowest answer ${Math.round(slowest)} ms, ${stale} kept ones, ${others} in other words`,
      verdict
    )
  }
  await wire.cut()
}

const onPhotos = async () => {
  note("kill -9 of the server, photos in a folder", await killPhotos(folder, Number(options.kills)))
}

const onSmallDisk = async () => {
  if (userInfo().uid !== 0) {
    console.error("The full disk is left out: mounting a small one takes root")
    return
  }
  const verdict = await fillDisk(folder, (file) => messagesIn(sqliteConfig(file)))
  note(`full disk, SQLite; /readyz ${verdict.ready.join(", then ")}`, verdict)
}

try {
  await onWire()
  await onSmallDisk()
  await onSqlite()
  await onPhotos()
  await onPostgres()
  console.log(table(["trial", "times", "confirmed", "refused or cut off", "lost"], rows))
} finally {
  await stop()
  await rm(folder, { recursive: true, force: true })
}
