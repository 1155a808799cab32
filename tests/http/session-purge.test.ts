import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { expect, it } from "vitest"

import { sessionPurge } from "../../adapters/http-koa/session-purge.ts"
import { MemoryAdapters } from "../../adapters/memory/index.ts"
import { SessionRepository } from "../../src/ports/session-repository.ts"
import { seedHomeowner } from "../support/seed.ts"

const epoch = "1970-01-01T00:00:00.000Z"
const silent = { info: () => undefined, error: () => undefined }

const remaining = Effect.fnUntraced(function* (ids: ReadonlyArray<string>) {
  const { find } = yield* SessionRepository
  const found = yield* Effect.forEach(ids, (id) => find(id, epoch))
  return found.flatMap((signedIn) => (signedIn === null ? [] : [signedIn.session.id]))
})

const hoursPass = Effect.gen(function* () {
  const { insert } = yield* SessionRepository
  const { id: userId } = yield* seedHomeowner()
  const ends = { soon: "1970-01-01T00:30:00.000Z", later: "1970-01-01T01:30:00.000Z" }
  for (const [id, expiresAt] of Object.entries(ends))
    yield* insert({ id, userId, createdAt: epoch, expiresAt })
  const seen: Array<ReadonlyArray<string>> = []
  for (const minutes of [59, 2, 60]) {
    yield* TestClock.adjust(`${minutes} minutes`)
    seen.push(yield* remaining(Object.keys(ends)))
  }
  return seen
})

it("removes expired sessions every hour", async () => {
  const layers = sessionPurge(silent).pipe(
    Layer.provideMerge(MemoryAdapters()),
    Layer.provideMerge(TestClock.layer())
  )
  expect(await Effect.runPromise(Effect.provide(hoursPass, layers))).toEqual([
    ["soon", "later"],
    ["later"],
    []
  ])
})

it("goes on after a purge that failed, and tells the log", async () => {
  const told: Array<string> = []
  const failing = Layer.effect(
    SessionRepository,
    Effect.map(SessionRepository, (sessions) => ({ ...sessions, purge: () => Effect.die(new Error("away")) }))
  ).pipe(Layer.provide(MemoryAdapters()))
  const log = { ...silent, error: (_: object, message: string) => void told.push(message) }
  const layers = sessionPurge(log).pipe(Layer.provide(failing), Layer.provideMerge(TestClock.layer()))
  await Effect.runPromise(Effect.provide(TestClock.adjust("2 hours"), layers))
  expect(told).toEqual(Array.from({ length: 3 }, () => "Sessions were not purged"))
})
