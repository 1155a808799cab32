import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { boxAround, milesBetween, roundMiles } from "#domain/geo/distance.ts"
import { nearestTo } from "#domain/local/local-rules.ts"

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
