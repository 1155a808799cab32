import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { availabilityLabel, availableWithin } from "#domain/provider/availability.ts"
import { searchFor } from "#domain/provider/search/provider-search.ts"
import { searchWords } from "#domain/provider/search/search-words.ts"

const austin = { latitude: 30.2672, longitude: -97.7431 }
const knows = (known: string) => (place: string) => (place === known ? austin : null)

describe("the words of a search", () => {
  it.each([
    ["custom-homes", ["custom", "homes"]],
    ["Kitchen  CABINET!", ["kitchen", "cabinet"]],
    ["the plumber near me", ["plumber"]],
    ["Café déco", ["cafe", "deco"]],
    ["tile tile tile", ["tile"]],
    ["'; drop table -- %_*&|!()<>:\"", ["drop", "table"]],
    ["???", []],
    ["", []]
  ])("%j", (text, words) => {
    expect(searchWords(text)).toEqual(words)
  })

  it("are at most eight plain words, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const words = searchWords(text)
        expect(words.length).toBeLessThanOrEqual(8)
        for (const word of words) expect(word).toMatch(/^[a-z0-9]+$/)
      })
    )
  })
})

describe("a search", () => {
  it("has the defaults of the contract", () => {
    expect(searchFor({}, () => null)).toEqual({
      words: [],
      specialty: null,
      minRating: null,
      licensedOnly: false,
      insuredOnly: false,
      availability: null,
      near: null,
      placeText: null,
      sortBy: "rating",
      limit: 20,
      offset: 0
    })
  })

  it("finds a known place within 50 miles", () => {
    const search = searchFor({ location: " Austin, TX " }, knows("Austin, TX"))
    expect(search).toMatchObject({ near: { ...austin, radiusMiles: 50 }, placeText: null })
  })

  it("takes the ZIP code first, the location when that is unknown, and the text when neither is known", () => {
    const both = { zipCode: "78704", location: "Austin" }
    expect(searchFor(both, knows("78704")).near).toMatchObject(austin)
    expect(searchFor(both, knows("Austin")).near).toMatchObject(austin)
    expect(searchFor({ location: "Hill Country" }, () => null)).toMatchObject({
      near: null,
      placeText: "Hill Country"
    })
  })

  it("restricts by a flag only when it is true", () => {
    const search = searchFor({ isLicensed: "true", isInsured: "false" }, () => null)
    expect(search).toMatchObject({ licensedOnly: true, insuredOnly: false })
  })
})

describe("availability", () => {
  it.each([
    ["asap", ["asap", "today"]],
    ["today", ["asap", "today"]],
    ["week", ["asap", "today", "week"]],
    ["month", ["asap", "today", "week", "month"]],
    ["flexible", ["flexible"]]
  ] as const)("%s finds %j", (wanted, found) => {
    expect(availableWithin(wanted)).toEqual(found)
  })

  it.each([
    ["asap", "Available today"],
    ["today", "Available today"],
    ["week", "Available this week"],
    ["month", "Available this month"],
    ["flexible", "Flexible schedule"],
    ["whenever", "Flexible schedule"]
  ])("%s reads %j", (availability, label) => {
    expect(availabilityLabel(availability)).toBe(label)
  })
})
