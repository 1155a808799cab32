import { describe, expect, it } from "vitest"

import { uuidAt } from "#adapters/demo/ids.ts"
import { seededRandom } from "#adapters/demo/random.ts"

const drawn = (seed: string) => {
  const random = seededRandom(seed)
  return Array.from({ length: 100 }, random.next)
}

describe("the seeded source of chance", () => {
  it("gives the same numbers for the same seed, and others for another", () => {
    expect(drawn("a")).toEqual(drawn("a"))
    expect(drawn("a")).not.toEqual(drawn("b"))
    // Pinned: these numbers must be the same on every machine.
    expect(drawn("a").slice(0, 2)).toEqual([0.621685681398958, 0.30822347407229245])
  })

  it("draws whole numbers from both ends of a range and nothing beyond", () => {
    const random = seededRandom("range")
    const numbers = new Set(Array.from({ length: 500 }, () => random.between(3, 6)))
    expect(numbers).toEqual(new Set([3, 4, 5, 6]))
  })

  it("shuffles without losing anything", () => {
    const items = Array.from({ length: 50 }, (_, index) => index)
    const shuffled = seededRandom("shuffle").shuffled(items)
    expect(shuffled).not.toEqual(items)
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items)
  })

  it("follows the weights", () => {
    const random = seededRandom("weights")
    const odds = [
      ["often", 9],
      ["seldom", 1],
      ["never", 0]
    ] as const
    const picks = Array.from({ length: 1_000 }, () => random.weighted(odds))
    expect(picks.filter((pick) => pick === "seldom").length).toBeGreaterThan(50)
    expect(picks.filter((pick) => pick === "seldom").length).toBeLessThan(200)
    expect(picks).not.toContain("never")
  })
})

it("makes ids of version 7 that carry their time", () => {
  const instant = "2026-03-02T09:30:00.000Z"
  const id = uuidAt(instant, seededRandom("id"))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replace("-", "").slice(0, 12), 16)).toBe(Date.parse(instant))
})
