import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { Counts } from "#adapters/db-knex/counts.ts"

/** Counts one search over a database that this test changes; `counted` says how often. */
const aSearchCounted = () => {
  const there = { total: 3, asOf: 5, counted: 0 }
  const counts = new Counts()
  const count = Effect.gen(function* () {
    there.counted += 1
    const { asOf, total } = there
    yield* Effect.yieldNow
    return { asOf, total }
  })
  const totalAsOf = (asOf: number) => counts.of("plumbers", asOf, count)
  return { there, totalAsOf }
}

it("counts a search once until something that it counts has changed", async () => {
  const { there, totalAsOf } = aSearchCounted()
  expect(await Effect.runPromise(Effect.all([totalAsOf(5), totalAsOf(5), totalAsOf(4)]))).toEqual([3, 3, 3])
  expect(there.counted).toBe(1)
  Object.assign(there, { total: 4, asOf: 6 })
  expect(await Effect.runPromise(totalAsOf(6))).toBe(4)
  expect(there.counted).toBe(2)
})

it("shares one count among those who wait for it", async () => {
  const { there, totalAsOf } = aSearchCounted()
  const waiting = Effect.all([totalAsOf(5), totalAsOf(5), totalAsOf(5)], { concurrency: "unbounded" })
  expect(await Effect.runPromise(waiting)).toEqual([3, 3, 3])
  expect(there.counted).toBe(1)
})

it("does not believe what was counted where less had arrived", async () => {
  const { there, totalAsOf } = aSearchCounted()
  await Effect.runPromise(totalAsOf(6))
  Object.assign(there, { total: 4, asOf: 6 })
  expect(await Effect.runPromise(totalAsOf(6))).toBe(4)
  expect(there.counted).toBe(2)
})

it("counts again after a count that failed", async () => {
  const counts = new Counts()
  const failed = await Effect.runPromiseExit(counts.of("plumbers", 5, Effect.die(new Error("away"))))
  expect(failed._tag).toBe("Failure")
  expect(await Effect.runPromise(counts.of("plumbers", 5, Effect.succeed({ total: 3, asOf: 5 })))).toBe(3)
})
