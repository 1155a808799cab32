import * as Schema from "effect/Schema"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { codes } from "zipcodes"

import { categoryNames } from "#domain/catalogue/category-names.ts"
import { boxAround, milesBetween } from "#domain/geo/distance.ts"
import { PlaceSlug } from "#domain/geo/place-slug.ts"
import { localFacts, medianOf, nearestTo } from "#domain/local/local-rules.ts"
import { categoryNamed, categoryOfSlug, categorySlugOf, placeSlugOf } from "#domain/local/slugs.ts"

describe("slugs", () => {
  it.each([
    [{ city: "Austin", state: "TX" }, "tx/austin"],
    [{ city: "Salt Lake City", state: "UT" }, "ut/salt-lake-city"],
    [{ city: "O'Fallon", state: "MO" }, "mo/o-fallon"],
    [{ city: "Cañon City", state: "CO" }, "co/canon-city"]
  ])("write %j as %s", (city, slug) => {
    expect(placeSlugOf(city)).toBe(slug)
  })

  it("are well-formed for every US ZIP code", () => {
    const cities = Object.values(codes).filter(({ country }) => country === "US")
    expect(cities.length).toBeGreaterThan(40_000)
    expect(cities.map(placeSlugOf).filter((slug) => !Schema.is(PlaceSlug)(slug))).toEqual([])
  })

  it("name each category of the catalogue, and nothing else", () => {
    const slugs = categoryNames.map(categorySlugOf)
    expect(slugs).toContain("kitchen-remodeling")
    expect(new Set(slugs).size).toBe(15)
    expect(slugs.map(categoryOfSlug)).toEqual([...categoryNames])
    expect(["Plumbing", "", "plumbers", "constructor"].map(categoryOfSlug)).toEqual(
      Array.from({ length: 4 }, () => undefined)
    )
  })

  it("know a specialty in any case", () => {
    expect([categoryNamed("HVAC"), categoryNamed("hvac"), categoryNamed("Falconry")]).toEqual([
      "HVAC",
      "HVAC",
      undefined
    ])
  })
})

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
  const sums = { total: 3, reviewCount: 40, hundredths: 18_490, medianMin: 82.5, medianMax: 120 }

  it("weigh each rating by its reviews, and round rates to dollars", () => {
    expect(localFacts(sums)).toEqual({
      total: 3,
      rating: "4.62",
      reviewCount: 40,
      typicalRates: { min: 83, max: 120 }
    })
  })

  it("tell no rating without reviews, and no rates where nobody names one", () => {
    expect(localFacts({ ...sums, reviewCount: 0, hundredths: 0, medianMin: null, medianMax: null })).toEqual({
      total: 3,
      rating: null,
      reviewCount: 0,
      typicalRates: { min: null, max: null }
    })
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
