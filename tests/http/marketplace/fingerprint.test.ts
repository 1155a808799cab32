import { isDeepStrictEqual } from "node:util"

import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { fingerprintOf } from "#adapters/http-koa/idempotency/fingerprint.ts"

const json = fc.jsonValue({ maxDepth: 3 })

/** The same value with the keys of every object in reverse order. */
const reordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reordered)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, reordered(part)])
  )
}

describe("A fingerprint", () => {
  it("is the same in whatever order keys stand", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(fingerprintOf([reordered(value)])).toBe(fingerprintOf([value]))
      })
    )
  })

  it("is another for another value", () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        const isSame = isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))
        expect(fingerprintOf([one]) === fingerprintOf([other])).toBe(isSame)
      })
    )
  })

  it("tells apart what looks alike", () => {
    const alike = [
      [],
      [[]],
      [{}],
      ["[]"],
      [null],
      ["null"],
      [1],
      ["1"],
      [[1], 2],
      [[1, 2]],
      [{ a: [] }],
      ["a", []]
    ]
    expect(new Set(alike.map(fingerprintOf)).size).toBe(alike.length)
  })

  it("knows no depth", () => {
    const deep: unknown = JSON.parse(`${"[".repeat(30_000)}${"]".repeat(30_000)}`)
    expect(fingerprintOf([deep])).toMatch(/^[0-9a-f]{64}$/)
  })
})
