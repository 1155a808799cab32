import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, it } from "vitest"

import { StoreHealth } from "#ports/store-health.ts"
import { startApp } from "#tests/support/app/start-app.ts"

it("says that the process lives, and whether its store answers", async () => {
  let isUp = true
  const app = await startApp({
    change: (ports) => Layer.merge(ports, Layer.succeed(StoreHealth, { answers: Effect.sync(() => isUp) }))
  })
  const client = app.client()
  const ask = async () => {
    const [alive, ready] = [await client.get("/healthz"), await client.get("/readyz")]
    return [alive.status, alive.body, ready.status, ready.body]
  }
  expect(await ask()).toEqual([200, { status: "ok" }, 200, { status: "ok" }])
  isUp = false
  expect(await ask()).toEqual([200, { status: "ok" }, 503, { status: "unavailable" }])
  isUp = true
  expect(await ask()).toEqual([200, { status: "ok" }, 200, { status: "ok" }])
  await app.stop()
})
