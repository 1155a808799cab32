import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, it } from "vitest"

import { Mailer } from "#ports/mailer.ts"
import { StoreHealth } from "#ports/store-health.ts"
import { startApp } from "#tests/support/app/start-app.ts"

it("says that the process lives, and whether its store answers", async () => {
  let isUp = true
  const app = await startApp({
    change: (ports) =>
      Layer.merge(
        ports,
        Layer.succeed(StoreHealth, { answers: Effect.sync(() => isUp), lacks: Effect.succeed({}) })
      )
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

it("says what it goes on without, and is ready all the same unless its store is away", async () => {
  let isUp = true
  const app = await startApp({
    change: (ports) =>
      Layer.mergeAll(
        Layer.succeed(StoreHealth, {
          answers: Effect.sync(() => isUp),
          lacks: Effect.succeed({ events: "off" })
        }),
        Layer.effect(
          Mailer,
          Effect.map(Mailer, (mailer) => ({ ...mailer, isOn: false }))
        )
      ).pipe(Layer.provideMerge(ports))
  })
  const ask = () => app.client().get("/readyz")
  expect(await ask()).toMatchObject({ status: 200, body: { status: "degraded", mail: "off", events: "off" } })
  isUp = false
  expect(await ask()).toMatchObject({
    status: 503,
    body: { status: "unavailable", mail: "off", events: "off" }
  })
  await app.stop()
})
