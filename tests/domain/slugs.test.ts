import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { codes } from "zipcodes"

import { categoryNames } from "#domain/catalogue/category-names.ts"
import { PlaceSlug } from "#domain/geo/place-slug.ts"
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
    expect(new Set(slugs).size).toBe(categoryNames.length)
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
