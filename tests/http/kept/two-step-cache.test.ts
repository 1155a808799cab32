import { expect, it } from "vitest"

import { makeTurns } from "#adapters/http-koa/pages/turns.ts"
import { makeTwoStepCache } from "#adapters/system/two-step-cache.ts"

const open = () => makeTwoStepCache<{ size: number }>({ once: 50, again: 50, sizeOf: ({ size }) => size })

it("What is asked for once a time pushes out nothing that is asked for again", () => {
  const cache = open()
  const hot = { size: 10 }
  cache.set("hot", hot)
  expect(cache.get("hot")).toBe(hot)
  for (let number = 0; number < 100; number += 1) cache.set(`once ${number}`, { size: 10 })
  expect(cache.get("hot")).toBe(hot)
  expect([cache.isInUse("hot"), cache.isInUse("once 99")]).toEqual([true, false])
})

it("What has not been asked for again makes room for the next, its name counted", () => {
  const cache = open()
  for (const name of ["a", "b", "c"]) cache.set(name, { size: 19 })
  expect(["a", "b", "c"].map((name) => cache.get(name)?.size)).toEqual([undefined, 19, 19])
  cache.set("n".repeat(60), { size: 1 })
  expect(cache.get("n".repeat(60))).toBeUndefined()
})

it("What is in use stays so with a new content", () => {
  const cache = open()
  cache.set("page", { size: 1 })
  cache.get("page")
  cache.set("page", { size: 2 })
  expect(cache.get("page")).toEqual({ size: 2 })
  expect(cache.isInUse("page")).toBe(true)
})

const hold = (milliseconds: number) => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

it("Work that holds the event loop rests as long as it has taken, also when it fails", async () => {
  const inTurn = makeTurns()
  const start = performance.now()
  const failing = inTurn(() => {
    hold(20)
    throw new Error("no luck")
  })
  const times = Promise.all([1, 2].map(() => inTurn(() => performance.now() - start)))
  await expect(failing).rejects.toThrow("no luck")
  expect(Math.min(...(await times))).toBeGreaterThanOrEqual(38)
})
