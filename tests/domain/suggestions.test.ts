import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import type { CategoryName } from "#domain/catalogue/category-names.ts"
import { makeBusinessIndex } from "#domain/search/suggestions/business-index.ts"
import { makeBusinessTable } from "#domain/search/suggestions/business-table.ts"
import type { Business } from "#domain/search/suggestions/business.ts"
import { makePhrases } from "#domain/search/suggestions/phrases.ts"
import { suggest } from "#domain/search/suggestions/suggest.ts"
import { maxSuggestions } from "#domain/search/suggestions/suggestion-limits.ts"
import { peopleOfTrades, taskSuggestions } from "#domain/search/tasks/suggestions.ts"
import { aProviderId } from "#tests/support/builders.ts"

const austin = { latitude: 30.27, longitude: -97.74 }
const dallas = { latitude: 32.79, longitude: -96.8 }

const aBusiness = (overrides: Partial<Business>): Business => ({
  id: aProviderId(),
  name: "Reyes Plumbing",
  trade: "Plumbing",
  point: austin,
  rating: 4.8,
  reviewCount: 20,
  ...overrides
})

const aTask = (trade: CategoryName, text: string, ...others: ReadonlyArray<string>) => ({
  text,
  trade,
  wordings: [text, ...others]
})

const phrases = makePhrases(
  [
    aTask("Plumbing", "clogged drain", "backed up drain"),
    aTask("Plumbing", "drain cleaning"),
    aTask("Painting", "accent wall"),
    aTask("HVAC", "ac not cooling"),
    aTask("Cleaning", "refrigerator cleaning"),
    aTask("Roofing", "roof leak")
  ],
  [
    { trade: "Plumbing", people: ["plumber", "drain guy"] },
    { trade: "Painting", people: ["painting contractor"] },
    { trade: "Construction", people: ["general contractor"] }
  ]
)

const knowing = (...businesses: ReadonlyArray<Partial<Business>>) => {
  const table = makeBusinessTable()
  table.add(businesses.map(aBusiness))
  const index = makeBusinessIndex(table)
  while (index.takeIn(2)) continue
  return { phrases, businesses: index }
}

const texts = (known: ReturnType<typeof knowing>, text: string, near: typeof austin | null = null) =>
  suggest(known, text, near).map((suggestion) => suggestion.text)

describe("suggestions", () => {
  it("have the words that begin so, wherever these stand, beginning with those that begin the phrase", () => {
    expect(texts(knowing(), "clog")).toEqual(["clogged drain"])
    expect(texts(knowing(), "drain")).toEqual(["drain cleaning", "clogged drain"])
    expect(texts(knowing(), "my drain cl")).toEqual(["drain cleaning", "clogged drain"])
    expect(texts(knowing(), "ain")).toEqual([])
  })

  it("say what they are", () => {
    const { id, ...reyes } = aBusiness({ name: "Roof Kings", trade: "Roofing" })
    expect(suggest(knowing({ ...reyes, id }), "roof", null)).toEqual([
      { text: "Roofing", kind: "trade", trade: "Roofing" },
      { text: "roof leak", kind: "task", trade: "Roofing" },
      { text: "Roof Kings", kind: "business", trade: "Roofing", providerId: id }
    ])
  })

  it("forgive a typing error from four letters on, where nothing matches as written", () => {
    expect(texts(knowing({}), "plmbing")).toEqual(["Plumbing", "Reyes Plumbing"])
    expect(texts(knowing(), "cloged")).toEqual(["clogged drain"])
    expect(texts(knowing(), "clgo")).toEqual(["clogged drain"])
    expect(texts(knowing(), "rof")).toEqual([])
    expect(texts(knowing({ name: "Cloged Arts", trade: null }), "cloged")).toEqual(["Cloged Arts"])
  })

  it("know what people are called, and say their trade", () => {
    for (const text of ["plumb", "plumber", "plumbers", "plumer", "drain gu", "Drain guys"])
      expect([text, texts(knowing(), text)]).toEqual([text, ["Plumbing"]])
    expect(texts(knowing(), "contractor")).toEqual(["Construction", "Painting"])
  })

  it("know other ways to say a thing", () => {
    expect(texts(knowing(), "backed up")).toEqual(["clogged drain"])
    expect(texts(knowing(), "fridge")).toEqual(["refrigerator cleaning"])
    expect(texts(knowing(), "clean fridge")).toEqual(["refrigerator cleaning"])
    expect(texts(knowing(), "air cond")).toEqual(["ac not cooling", "accent wall"])
    for (const text of ["A/C", "a c"])
      expect(texts(knowing(), text)).toEqual(["ac not cooling", "accent wall"])
    expect(texts(knowing({ name: "A/C Kings" }), "a/c kings")).toEqual(["A/C Kings"])
  })

  it("have wi-fi for a word, however it is written", () => {
    const known = knowing({ name: "Windows & Fixtures" }, { name: "Wi-Fi Wizards" })
    for (const text of ["wifi", "wi-fi", "Wi-Fi w", "wi fi", "wifi wiz"])
      expect([text, texts(known, text)]).toEqual([text, ["Wi-Fi Wizards"]])
  })

  it("leave out what stands around it, unless something is called so", () => {
    for (const text of [
      "plumber near me",
      "plumber nea",
      "cheap plumber",
      "emergency plumber",
      "best plumer"
    ])
      expect([text, texts(knowing(), text)]).toEqual([text, ["Plumbing"]])
    const known = knowing({ name: "Cheap Plumbers" }, { name: "Ace Plumbers" })
    expect(texts(known, "cheap plumber")).toEqual(["Plumbing", "Cheap Plumbers"])
    expect(texts(known, "plumber near me")).toEqual(["Plumbing", "Cheap Plumbers", "Ace Plumbers"])
  })

  it("have businesses near the place first, and the best rated of them", () => {
    const known = knowing(
      { name: "Ace Austin Fair", rating: 4.1 },
      { name: "Ace Austin Best", rating: 5 },
      { name: "Ace Dallas", point: dallas, rating: 5, reviewCount: 500 },
      { name: "Ace Nowhere", point: null, rating: 3 }
    )
    expect(texts(known, "ace", austin)).toEqual([
      "Ace Austin Best",
      "Ace Austin Fair",
      "Ace Dallas",
      "Ace Nowhere"
    ])
    expect(texts(known, "ace", dallas)[0]).toBe("Ace Dallas")
    expect(texts(known, "ace dal", austin)).toEqual(["Ace Dallas"])
  })

  it("keep some room for businesses, and no more than there is", () => {
    const many = makePhrases(
      Array.from({ length: 20 }, (_, index) => aTask("Painting", `paint ${index}`)),
      []
    )
    const { businesses } = knowing(
      ...Array.from({ length: 9 }, (_, index) => ({ name: `Paint Pros ${index}` }))
    )
    const kinds = suggest({ phrases: many, businesses }, "paint", null).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === "business")).toHaveLength(3)
    expect(kinds).toHaveLength(maxSuggestions)
    expect(texts({ phrases: many, businesses: makeBusinessIndex() }, "paint")).toHaveLength(maxSuggestions)
  })

  it("are none for nothing", () => {
    for (const text of ["", " ", "?!", "🏠"]) expect(texts(knowing({}), text)).toEqual([])
  })

  it("take any text without an error", () => {
    const known = knowing({}, { name: "constructor __proto__" })
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 100 }), (text) => {
        expect(suggest(known, text, austin).length).toBeLessThanOrEqual(maxSuggestions)
      })
    )
  })
})

describe("suggestions of all tasks", () => {
  const businesses = makeBusinessIndex()
  const all = { phrases: makePhrases(taskSuggestions(), peopleOfTrades()), businesses }

  it.each([
    ["fix my ac", "HVAC"],
    ["someone honest to fix my ac", "HVAC"],
    ["sewr", "Plumbing"],
    ["drane", "Plumbing"],
    ["lite switch", "Electrical"],
    ["hardwod", "Flooring"],
    ["shower", "Bathroom Remodeling"],
    ["basement", "Construction"],
    ["deck", "Carpentry"],
    ["tree", "Landscaping"]
  ])("begin for %j with the trade that a search for it means, %s", (text, trade) => {
    expect(suggest(all, text, null)[0]?.trade).toBe(trade)
  })
})

describe("businesses on the map", () => {
  it("are near a place up to fifty miles away, also across the border of a square", () => {
    const { businesses } = knowing({ point: { latitude: 30.01, longitude: -98.01 } })
    expect(businesses.hasNear({ latitude: 29.99, longitude: -97.99 })).toBe(true)
    expect(businesses.hasNear({ latitude: 30.7, longitude: -98.01 })).toBe(true)
    expect(businesses.hasNear({ latitude: 30.76, longitude: -98.01 })).toBe(false)
    expect(businesses.hasNear(dallas)).toBe(false)
  })

  it("are all found again by every word of their names", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("ace", "best", "pro", "roof", "x"), { minLength: 1 }), (words) => {
        const { businesses } = knowing({ name: words.join(" & ") })
        const asked = words.some(({ length }) => length > 1) ? words : []
        expect(businesses.named(asked, null, 8)).toHaveLength(asked.length === 0 ? 0 : 1)
      })
    )
  })
})
