import { openAsBlob } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"

import { PostgresAdapters } from "#adapters/db-postgres/index.ts"
import type { Account } from "#domain/account/account.ts"
import { aProfileRequest } from "#tests/support/builders.ts"

import { applied, asking, makeOperator, ofRegister, writeRegister } from "./operators/importing.ts"
import { startProduct } from "./processes.ts"
import { workloads } from "./reads/workloads.ts"
import { benchPassword, signIn } from "./sign-in.ts"
import { table } from "./table.ts"
import { fillWithWriters } from "./writes/writers-town.ts"
import { send, writeReview } from "./writes/writing.ts"

const times = 50
const linesOfImport = 10_000
const asked = new Set(["W1", "W2", "W4", "W5", "W7"])

/** A reader who requests one URL repeatedly, at most a hundred times a second; returns the longest wait. */
const reader = async (url: string, over: AbortSignal) => {
  let longest = 0
  while (!over.aborted) {
    const start = performance.now()
    const answer = await fetch(url)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    longest = Math.max(longest, performance.now() - start)
    await setTimeout(10)
  }
  return longest
}

/** The longest wait of each reader while `work` runs. */
const whileDone = async (urls: ReadonlyArray<string>, work: () => Promise<unknown>) => {
  const over = new AbortController()
  const reading = Promise.all(urls.map((url) => reader(url, over.signal)))
  try {
    await work()
  } finally {
    over.abort()
  }
  return reading
}

const changeProfile = (api: string, cookie: string, businessName: string) =>
  send("PUT", `${api}/me/provider`, cookie, aProfileRequest({ businessName }))

const eachInTurn = async (act: (turn: number) => Promise<unknown>) => {
  for (let turn = 0; turn < times; turn += 1) await act(turn)
}

/** The longest waits of readers of a filled database while reviews, profile changes and an import are written. */
export const measurePauses = async (databaseUrl: string, folder: string, talker: Account) => {
  const { turn } = await fillWithWriters(PostgresAdapters(databaseUrl), times)
  const dana = await makeOperator(databaseUrl)
  const file = join(folder, "licenses.csv")
  await writeRegister(file, linesOfImport)
  const product = await startProduct(databaseUrl)
  const api = `${product.url}/api`
  const read = workloads(talker.id).filter(({ name }) => asked.has(name))
  const urls = read.map(({ path }) => product.url + path)
  const { ask, post } = asking(product.url, await signIn(product.url, dana))
  await post("/api/admin/unlock", { password: benchPassword })

  const importAll = async () => {
    const query = new URLSearchParams(ofRegister)
    const sent = await ask("POST", `/api/admin/imports?${query}`, await openAsBlob(file), "text/csv")
    await post(`/api/admin/imports/${sent.id}/apply`, { good: "only", invite: false })
    await applied(ask, sent.id)
  }
  const works: ReadonlyArray<readonly [string, () => Promise<unknown>]> = [
    ["nobody writes", () => setTimeout(5_000)],
    [`${times} reviews`, () => eachInTurn((own) => writeReview(api, turn(own)))],
    [
      `${times} profiles are changed`,
      () => eachInTurn((own) => changeProfile(api, turn(own).provider, `Reyes Plumbing ${own}`))
    ],
    [`${linesOfImport} licenses are imported`, importAll]
  ]
  const rows: Array<ReadonlyArray<number | string>> = []
  try {
    await whileDone(urls, () => setTimeout(2_000))
    for (const [name, work] of works) rows.push([name, ...(await whileDone(urls, work))])
  } finally {
    await product.stop()
  }
  return table(["R longest wait of a reader, ms", ...read.map(({ asks, name }) => `${name} ${asks}`)], rows)
}
