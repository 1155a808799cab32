import { setTimeout as after } from "node:timers/promises"

import { callersAtWork, type Got } from "#tests/support/app/callers.ts"
import type { wireTo } from "#tests/support/postgres/wire.ts"

import { startProduct } from "../processes.ts"
import { sending, type Talkers } from "./talk.ts"
import { judge, type ReadKept } from "./trials.ts"

const writers = 8
const awayMs = 20_000
const underLoadMs = 3_000

type Wire = Awaited<ReturnType<typeof wireTo>>

interface Outage {
  readonly how: string
  readonly goes: (wire: Wire) => unknown
  readonly comes: (wire: Wire) => unknown
}

/** The kinds of outage: how PostgreSQL becomes unreachable, and how it comes back. */
export const outages: ReadonlyArray<Outage> = [
  { how: "PostgreSQL refuses", goes: ({ cut }) => cut(), comes: ({ mend }) => mend() },
  { how: "PostgreSQL is silent", goes: ({ stall }) => stall(), comes: ({ resume }) => resume() }
]

const attemptOf = ({ status, text }: Got) => {
  const { id }: { readonly id?: string } = JSON.parse(text)
  return { id: status === 201 && id !== undefined ? id : null }
}

/** PostgreSQL is away for 20 s under load: messages lost, the slowest answer, and answers neither given nor refused. */
export const loseDatabase = async (
  wire: Wire,
  { comes, goes }: Outage,
  talkers: Talkers,
  readKept: ReadKept
) => {
  const product = await startProduct(wire.url)
  const send = await sending(product.url, talkers)
  let others = 0
  const readers = {
    "kept answer": () => fetch(`${product.url}/api/categories`),
    "kept page": () => fetch(`${product.url}/services`),
    "new answer": () => fetch(`${product.url}/api/providers?as=${(others += 1)}`),
    "new page": () => fetch(`${product.url}/services?as=${(others += 1)}`)
  }
  const written = Array.from(
    { length: writers },
    (_, at) => [`message ${at}`, () => send(product.url)] as const
  )
  const { got, stop } = callersAtWork({ ...readers, ...Object.fromEntries(written) })
  await after(underLoadMs)
  await goes(wire)
  await after(awayMs)
  await comes(wire)
  await after(underLoadMs)
  await stop()
  await product.stop()
  const attempts = got.filter(({ what }) => what.startsWith("message")).map(attemptOf)
  return {
    ...(await judge(1, attempts, readKept)),
    slowest: Math.max(...got.map(({ ms }) => ms)),
    others: got.filter(({ status }) => ![200, 201, 503].includes(status)).length,
    stale: got.filter(({ isStale }) => isStale).length
  }
}
