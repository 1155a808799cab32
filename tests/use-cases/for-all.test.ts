import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import { MemoryAdapters } from "#adapters/memory/index.ts"
import { forAll } from "#use-cases/chores/for-all.ts"

const things = Array.from({ length: 350 }, (_, index) => index)

/** Runs `act` on a list that things leave once tried, but for those of `isKept`; returns what was tried, and faults. */
const doneOf = async (isKept: (id: number) => boolean, act: (id: number) => Effect.Effect<void, string>) => {
  const [tried, faults]: [Array<number>, Array<unknown>] = [[], []]
  const list = (limit: number) =>
    Effect.sync(() => things.filter((id) => isKept(id) || !tried.includes(id)).slice(0, limit))
  const tries = (id: number) =>
    Effect.suspend(() => {
      tried.push(id)
      return act(id)
    })
  await Effect.runPromise(
    Effect.provide(
      forAll(list, tries, (fault) => void faults.push(fault)),
      MemoryAdapters()
    )
  )
  return { tried, faults }
}

describe("What is done about all of a list", () => {
  it.each([
    ["leaves it when it is done", () => false],
    ["stays in it", () => true],
    ["stays in it at the head", (id: number) => id < 120]
  ])("is done about each once, where what it was done about %s", async (_, isKept) => {
    expect(await doneOf(isKept, () => Effect.void)).toEqual({ tried: things, faults: [] })
  })

  it("goes on behind what a fault of ours has kept", async () => {
    const broken = Effect.die("a fault of ours")
    const { faults, tried } = await doneOf(
      (id) => id < 100,
      (id) => (id < 100 ? broken : Effect.void)
    )
    expect(tried).toEqual(things)
    expect(faults).toHaveLength(100)
  })
})
