import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { availabilityLabel, availableWithin } from "#domain/provider/availability.ts"
import type { ProviderFilter } from "#domain/provider/search/provider-filter.ts"
import { type PlaceLookup, searchFor } from "#domain/provider/search/provider-search.ts"
import { searchWords } from "#domain/provider/search/search-words.ts"
import { asWritten } from "#domain/search/interpretation.ts"

const austin = { latitude: 30.2672, longitude: -97.7431 }
const inAustin = { name: "Austin, TX", state: "TX", point: austin, zipCodes: 47, isCorrected: false }
const knows = (known: string) => (place: string) => (place === known ? inAustin : null)
const nothing = asWritten("")
const asked = (filter: ProviderFilter, meant: PlaceLookup = () => null, meaning = nothing) =>
  searchFor(filter, meaning, meant, "2026-03-02T09:30:00.000Z")

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
    expect(asked({})).toEqual({
      place: null,
      search: {
        words: [],
        named: [],
        trades: [],
        specialty: null,
        minRating: null,
        licensedOnly: false,
        insuredOnly: false,
        checked: null,
        today: "2026-03-01",
        availability: null,
        laterOnly: false,
        isUrgent: false,
        near: null,
        state: null,
        placeText: null,
        listedAfter: null,
        sortBy: "rating",
        limit: 20,
        offset: 0
      }
    })
  })

  it("finds a known place within 50 miles", () => {
    const { search } = asked({ location: " Austin, TX " }, knows("Austin, TX"))
    expect(search).toMatchObject({ near: { ...austin, radiusMiles: 50 }, placeText: null })
  })

  it("takes the ZIP code first, the location when that is unknown, and the text when neither is known", () => {
    const both = { zipCode: "78704", location: "Austin" }
    expect(asked(both, knows("78704")).search.near).toMatchObject(austin)
    expect(asked(both, knows("Austin")).search.near).toMatchObject(austin)
    expect(asked({ location: "Hill-Country!" })).toMatchObject({
      place: null,
      search: { near: null, placeText: "hill country" }
    })
  })

  it("takes the place of its text where no field names one", () => {
    const meaning = { ...nothing, place: inAustin }
    expect(asked({}, undefined, meaning)).toMatchObject({ place: inAustin, search: { near: austin } })
    expect(asked({ location: "Xyzzy" }, undefined, meaning)).toMatchObject({
      place: null,
      search: { near: null, placeText: "xyzzy" }
    })
  })

  it.each(["near me", "Near  Me", "close to me", "nearby", "around here", "in my area"])(
    "takes %j for no place, as an empty field",
    (location) => {
      const maine = { name: "Maine", state: "ME", point: null, zipCodes: 500, isCorrected: false }
      const meaning = { ...nothing, place: inAustin }
      expect(asked({ location }, () => maine)).toEqual(asked({}))
      expect(asked({ location }, () => maine, meaning).place).toBe(inAustin)
    }
  )

  it.each(["ME", "in Maine", "Meadow"])("takes %j for a place, if it is one", (location) => {
    expect(asked({ location }, knows(location)).place).toBe(inAustin)
  })

  it("looks in the whole of a state, and as far as it is asked to", () => {
    const texas = { name: "Texas", state: "TX", point: null, zipCodes: 0, isCorrected: false }
    expect(asked({ location: "Texas" }, () => texas).search).toMatchObject({ near: null, state: "tx" })
    const near = { location: "Austin", within: 120 }
    expect(asked(near, knows("Austin")).search.near).toEqual({ ...austin, radiusMiles: 120 })
  })

  it("for the nearest few goes by distance and by the trade alone, if one is meant", () => {
    const filter = { location: "Austin", nearest: "true", limit: 20, sortBy: "price" } as const
    const drain = { ...asWritten("drain"), trades: ["Plumbing"] as const }
    const nearest = { near: { ...austin, radiusMiles: null }, sortBy: "distance", limit: 6 }
    const trade = { words: [], trades: ["Plumbing"], ...nearest }
    expect(asked(filter, knows("Austin"), drain).search).toMatchObject(trade)
    const words = { words: ["quixotic"], trades: [], ...nearest }
    expect(asked(filter, knows("Austin"), asWritten("quixotic")).search).toMatchObject(words)
  })

  it("for the nearest few goes by the trade that was chosen, whatever its text may mean", () => {
    const filter = { location: "Austin", nearest: "true", specialty: "Roofing" } as const
    const repair = { ...asWritten("repair"), trades: ["Handyman"] as const }
    const roofers = { words: [], trades: [], specialty: "Roofing", sortBy: "distance", limit: 6 }
    expect(asked(filter, knows("Austin"), repair).search).toMatchObject(roofers)
    expect(asked(filter, knows("Austin"), asWritten("quixotic")).search).toMatchObject(roofers)
  })

  it("restricts by a flag only when it is true", () => {
    const { search } = asked({ isLicensed: "true", isInsured: "false" })
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
