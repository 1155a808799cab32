import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { boxAround, milesBetween, roundMiles } from "#domain/geo/distance.ts"
import { nearestTo } from "#domain/local/local-rules.ts"
import { distanceBandOf } from "#domain/project/reach.ts"

describe("distance", () => {
  const austin = { latitude: 30.2672, longitude: -97.7431 }
  const dallas = { latitude: 32.7767, longitude: -96.797 }

  it("from Austin to Dallas is about 182 miles along the great circle", () => {
    expect(milesBetween(austin, dallas)).toBeCloseTo(181.7, 0)
    expect(roundMiles(181.749)).toBe(181.7)
  })

  it("is symmetric, never negative and zero at home", () => {
    const point = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true })
    })
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(milesBetween(a, b)).toBeGreaterThanOrEqual(0)
        expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6)
        expect(milesBetween(a, a)).toBe(0)
      })
    )
  })
})

describe("what a provider reads of a distance", () => {
  const base = { latitude: 30, longitude: -97 }
  const milesPerDegree = milesBetween(base, { ...base, latitude: 31 })

  it.each([
    [4.9, "under 5 miles"],
    [5.1, "5 to 10"],
    [9.9, "5 to 10"],
    [10.1, "10 to 25"],
    [24.9, "10 to 25"],
    [25.1, "25 to 50"],
    [49.9, "25 to 50"],
    [50.1, "over 50"]
  ])("is of %d miles: %s", (miles, band) => {
    expect(distanceBandOf({ ...base, latitude: 30 + miles / milesPerDegree }, base)).toBe(band)
  })
})

describe("what is near", () => {
  const austin = { latitude: 30.2713, longitude: -97.7426 }
  const dallas = { latitude: 32.7831, longitude: -96.8067 }
  const houston = { latitude: 29.7604, longitude: -95.3698 }
  const denver = { latitude: 39.7491, longitude: -104.9946 }

  it("comes in the order of its distance, and no more of it than asked for", () => {
    expect(nearestTo(austin, [denver, dallas, houston], 2)).toEqual([houston, dallas])
  })

  it("lies within the box around the circle", () => {
    const anywhere = fc.record({
      latitude: fc.double({ min: 18, max: 65, noNaN: true }),
      longitude: fc.double({ min: -160, max: -66, noNaN: true })
    })
    fc.assert(
      fc.property(anywhere, anywhere, fc.constantFrom(50, 150, 500), (centre, point, radius) => {
        const { east, north, south, west } = boxAround(centre, radius)
        const isInBox =
          point.latitude >= south &&
          point.latitude <= north &&
          point.longitude >= west &&
          point.longitude <= east
        expect(isInBox || milesBetween(centre, point) > radius).toBe(true)
      })
    )
  })
})
