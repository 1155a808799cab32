import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { cellsAround, cellsOf } from "#domain/geo/cells.ts"
import { milesBetween } from "#domain/geo/distance.ts"

const place = fc.record({
  latitude: fc.double({ min: 18, max: 65, noNaN: true }),
  longitude: fc.double({ min: -160, max: -66, noNaN: true })
})

describe("Cells of the map", () => {
  it("that a circle touches have every point within it", () => {
    fc.assert(
      fc.property(
        place,
        fc.integer({ min: 1, max: 200 }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.double({ min: -8, max: 8, noNaN: true }),
        (centre, radiusMiles, north, east) => {
          const point = { latitude: centre.latitude + north, longitude: centre.longitude + east }
          fc.pre(milesBetween(centre, point) <= radiusMiles)
          const touched = cellsAround(centre, radiusMiles)
          expect(cellsOf(point).filter((cell) => touched.includes(cell))).toHaveLength(1)
        }
      )
    )
  })

  it("are few, whatever the circle", () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 200 }), (centre, radiusMiles) => {
        expect(cellsAround(centre, radiusMiles).length).toBeLessThanOrEqual(16)
      })
    )
  })
})
