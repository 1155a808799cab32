import { afterAll, beforeAll, expect, it } from "vitest"

import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { seedHomeowner } from "#tests/support/seed.ts"
import { freshDatabaseStores } from "#tests/support/stores/stores.ts"

let store: Awaited<ReturnType<(typeof freshDatabaseStores)["sqlite"]>>
let app: RunningApp
beforeAll(async () => {
  store = await freshDatabaseStores.sqlite()
  app = await startApp({ store: store.layer, trustProxy: true })
})
afterAll(async () => {
  await app.stop()
  await store.remove()
})

// CPU time, in microseconds: unlike elapsed time it does not grow on a busy machine.
const timeOf = async (email: string, turn: number) => {
  const before = process.cpuUsage()
  const from = { "x-forwarded-for": `203.0.113.${turn}` }
  const { status } = await app.client().post("/api/auth/forgot", { email }, from)
  const { system, user } = process.cpuUsage(before)
  expect(status).toBe(200)
  return system + user
}

it("a forgotten password takes the same for addresses that are known and unknown", async () => {
  const known: Array<number> = []
  const unknown: Array<number> = []
  for (let turn = 0; turn < 30; turn++) {
    const { email } = await app.run(seedHomeowner())
    known.push(await timeOf(email, turn))
    unknown.push(await timeOf(`nobody-${email}`, turn))
  }
  const ratio = Math.min(...unknown) / Math.min(...known)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})
