import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { Counts } from "#adapters/db-knex/counts.ts"

const asOfFive = { asOf: 5, enough: null }

/** Counts one search in a fake database that the test changes; `counted` is how often it was counted. */
const aSearchCounted = () => {
  const there = { total: 3, asOf: 5, counted: 0 }
  const counts = new Counts()
  const count = Effect.gen(function* () {
    there.counted += 1
    const { asOf, total } = there
    yield* Effect.yieldNow
    return { asOf, total }
  })
  const totalAsOf = (asOf: number, enough: number | null = null) =>
    counts.of("plumbers", { asOf, enough }, count)
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

it("tells again that there are more than are told, until so many events have come that there may not be", async () => {
  const { there, totalAsOf } = aSearchCounted()
  Object.assign(there, { total: 12, asOf: 5 })
  const told = await Effect.runPromise(Effect.all([totalAsOf(5, 10), totalAsOf(6, 10), totalAsOf(7, 10)]))
  expect([told, there.counted]).toEqual([[10, 10, 10], 1])
  Object.assign(there, { total: 9, asOf: 8 })
  expect([await Effect.runPromise(totalAsOf(8, 10)), there.counted]).toEqual([9, 2])
  Object.assign(there, { total: 10, asOf: 9 })
  expect([await Effect.runPromise(totalAsOf(9, 10)), there.counted]).toEqual([10, 3])
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
  const failed = await Effect.runPromiseExit(counts.of("plumbers", asOfFive, Effect.die(new Error("away"))))
  expect(failed._tag).toBe("Failure")
  expect(
    await Effect.runPromise(counts.of("plumbers", asOfFive, Effect.succeed({ total: 3, asOf: 5 })))
  ).toBe(3)
})
