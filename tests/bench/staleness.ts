import { Agent, get } from "node:http"
import { text } from "node:stream/consumers"

import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"

import { PostgresAdapters } from "#adapters/db-postgres/index.ts"
import { countStale, watchedProvider } from "#tests/support/app/stale-reads.ts"
import { anAccount, aProvider } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import { startProduct } from "./processes.ts"
import { openSessions } from "./sessions.ts"
import { table } from "./table.ts"

const writers = 4
const agent = new Agent({ keepAlive: true })

const read = <A>(url: string) =>
  new Promise<A>((resolve, reject) => {
    get(url, { agent }, (answer) => {
      const told = text(answer)
      if (answer.statusCode === 200) told.then(JSON.parse).then(resolve, reject)
      else told.then((reason) => reject(new Error(`${url}: ${answer.statusCode} ${reason}`)), reject)
    }).on("error", reject)
  })

const save = async (url: string, cookie: string, profile: object) => {
  const answer = await fetch(`${url}/api/me/provider`, {
    method: "PUT",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(profile)
  })
  if (!answer.ok) throw new Error(`The profile was not saved: ${await answer.text()}`)
  await answer.arrayBuffer()
}

const seed = async (databaseUrl: string) => {
  const accounts = Array.from({ length: writers }, () => anAccount({ role: "provider" }))
  const providers = accounts.map(({ id: userId }) => aProvider({ userId }))
  const runtime = ManagedRuntime.make(PostgresAdapters(databaseUrl))
  const cookies = await runtime.runPromise(
    Effect.andThen(seedMarketplace({ accounts, providers }), openSessions(accounts))
  )
  await runtime.dispose()
  return providers.map(({ id }, index) => ({ id, cookie: cookies[index] ?? "" }))
}

/** Two servers on one database: providers write at one, visitors read at the other; counts the stale answers. */
export const measureStaleness = async (databaseUrl: string, seconds: number): Promise<string> => {
  const people = await seed(databaseUrl)
  const servers = [await startProduct(databaseUrl), await startProduct(databaseUrl)] as const
  try {
    const things = people.map(({ cookie, id }, index) => {
      const [one, other] = index % 2 === 0 ? servers : [servers[1], servers[0]]
      return watchedProvider(id, {
        save: (profile) => save(one.url, cookie, profile),
        read: <A>(path: string) => read<A>(other.url + path)
      })
    })
    const end = performance.now() + seconds * 1_000
    const { reads, stale, writes } = await countStale(things, {
      readers: 2,
      readsBetween: 40,
      isOver: () => performance.now() > end
    })
    return table(["K two servers", "s", "writes", "reads", "stale"], [["", seconds, writes, reads, stale]])
  } finally {
    for (const { stop } of servers) await stop()
    agent.destroy()
  }
}
