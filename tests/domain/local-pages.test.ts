import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { localFacts, medianOf } from "#domain/local/local-rules.ts"

describe("the median", () => {
  it.each([
    [[], null],
    [[7], 7],
    [[9, 1], 5],
    [[100, 1, 3], 3],
    [[4, 1, 3, 2], 2.5]
  ])("of %j is %s", (numbers, median) => {
    expect(medianOf(numbers)).toBe(median)
  })

  it("has as many numbers below as above", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1 }), (numbers) => {
        const median = medianOf(numbers) ?? Number.NaN
        const below = numbers.filter((number) => number < median).length
        const above = numbers.filter((number) => number > median).length
        expect(Math.max(below, above)).toBeLessThanOrEqual(numbers.length / 2)
      })
    )
  })
})

describe("local facts", () => {
  const sums = { total: 3, reviewCount: 40, stars: 185, medianMin: 82.5, medianMax: 120 }

  it("divide all stars by all reviews once, and round rates to dollars", () => {
    expect(localFacts(sums)).toEqual({
      total: 3,
      rating: "4.63",
      reviewCount: 40,
      typicalRates: { min: 83, max: 120 }
    })
  })

  it("tell no rating without reviews, and no rates where nobody names one", () => {
    expect(localFacts({ ...sums, reviewCount: 0, stars: 0, medianMin: null, medianMax: null })).toEqual({
      total: 3,
      rating: null,
      reviewCount: 0,
      typicalRates: { min: null, max: null }
    })
  })
})
