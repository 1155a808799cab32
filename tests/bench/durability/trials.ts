import { execFileSync } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as after } from "node:timers/promises"

import { SqliteAdapters } from "#adapters/db-sqlite/index.ts"
import { crash } from "#tests/support/stores/crash.ts"
import { writersAtWork } from "#tests/support/stores/writers.ts"

import { startProduct } from "../processes.ts"
import { fillWithTalkers, type Talkers, talking } from "./talk.ts"

/** The result of a trial: its rounds, and of the messages written how many were confirmed, refused and lost. */
export interface Verdict {
  readonly times: number
  readonly confirmed: number
  readonly refused: number
  readonly lost: number
}

/** Reads the ids of all messages that a database holds. */
export type ReadKept = () => Promise<ReadonlySet<string>>

const writers = 8
/** Milliseconds under load before each crash, different in each round. */
const loadMs = (round: number) => 300 + ((round * 137) % 400)

/** Counts the confirmed messages that the database has lost. */
export const judge = async (
  times: number,
  attempts: ReadonlyArray<{ readonly id: string | null }>,
  readKept: ReadKept
): Promise<Verdict> => {
  const kept = await readKept()
  const confirmed = attempts.flatMap(({ id }) => (id === null ? [] : [id]))
  return {
    times,
    confirmed: confirmed.length,
    refused: attempts.length - confirmed.length,
    lost: confirmed.filter((id) => !kept.has(id)).length
  }
}

/** The server is killed under load and started again. */
export const killServer = async (
  databaseUrl: string,
  talkers: Talkers,
  times: number,
  readKept: ReadKept
) => {
  let product = await startProduct(databaseUrl)
  const send = await talking(product.url, talkers)
  const attempts: Array<{ readonly id: string | null }> = []
  for (let round = 0; round < times; round += 1) {
    const { url } = product
    const work = writersAtWork(writers, () => send(url))
    while (work.confirmed().length < 20) await after(20)
    await after(loadMs(round))
    await product.kill()
    await work.stop()
    attempts.push(...work.attempts)
    product = await startProduct(databaseUrl)
  }
  await product.stop()
  return judge(times, attempts, readKept)
}

/** PostgreSQL crashes under load and recovers; the server goes on. */
export const crashDatabase = async (
  databaseUrl: string,
  talkers: Talkers,
  times: number,
  readKept: ReadKept
) => {
  const product = await startProduct(databaseUrl)
  const send = await talking(product.url, talkers)
  const work = writersAtWork(writers, () => send(product.url))
  for (let round = 0; round < times; round += 1) {
    const before = work.confirmed().length
    while (work.confirmed().length < before + 50) await after(50)
    await after(loadMs(round))
    await crash(databaseUrl)
  }
  const before = work.confirmed().length
  while (work.confirmed().length < before + 50) await after(50)
  await work.stop()
  await product.stop()
  return judge(times, work.attempts, readKept)
}

/** The disk fills up under load, then has room again. Needs root, to mount a small disk. */
export const fillDisk = async (folder: string, readKept: (file: string) => Promise<ReadonlySet<string>>) => {
  const disk = join(folder, "disk")
  const file = join(disk, "marketplace.sqlite")
  const ballast = join(disk, "ballast")
  mkdirSync(disk)
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=24m", "none", disk])
  try {
    writeFileSync(ballast, Buffer.alloc(6_000_000))
    const talkers = await fillWithTalkers(SqliteAdapters(file))
    const product = await startProduct(`sqlite:${file}`)
    const send = await talking(product.url, talkers)
    const ready = async () => (await fetch(`${product.url}/readyz`)).status
    const work = writersAtWork(writers, () => send(product.url))
    const refused = () => work.attempts.filter(({ status }) => status === 503).length
    while (refused() < 100) await after(20)
    const whileFull = await ready()
    rmSync(ballast)
    const before = work.confirmed().length
    while (work.confirmed().length < before + 50) await after(20)
    await work.stop()
    const verdict = {
      ...(await judge(1, work.attempts, () => readKept(file))),
      ready: [whileFull, await ready()]
    }
    await product.stop()
    return verdict
  } finally {
    execFileSync("umount", [disk])
  }
}
