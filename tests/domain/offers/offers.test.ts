import * as Result from "effect/Result"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { depositNote, stateOfWork } from "#domain/quote/offer/deposit-note.ts"
import { isPastLastDay } from "#domain/quote/offer/is-past-last-day.ts"
import { TemplateRequest } from "#domain/quote/offer/offer-template.ts"
import { nextOffer, shownOffer } from "#domain/quote/offer/offer-version.ts"
import { lineKinds, lineUnits } from "#domain/quote/offer/offer-words.ts"
import { Offer, offerAt } from "#domain/quote/offer/offer.ts"
import { lastToday, plusDays } from "#domain/shared/calendar.ts"
import { centsOf, timesCents } from "#domain/shared/cents.ts"
import { readInput } from "#domain/shared/input.ts"
import { dayOf } from "#domain/shared/instant.ts"
import { aQuote } from "#tests/support/builders.ts"

const now = "2026-04-01T10:00:00.000Z"
const read = readInput(Offer)

const faultsOf = (input: object) =>
  Result.match(read(input), {
    onSuccess: () => [],
    onFailure: ({ faults }) => faults.map(({ field, message }) => `${field}: ${message}`)
  })

const line = (more: object = {}) => ({
  kind: "labor",
  text: "Two plumbers",
  quantity: 8,
  unit: "hour",
  unitPrice: 95,
  ...more
})

describe("an amount", () => {
  it.each([
    [0.125, 4, 1],
    [0.5, 1, 1],
    [0.5, -1, 0],
    [1.5, -1, -1],
    [2.333, 1_999, 4_664],
    [100_000, 1_000_000_000, 100_000_000_000_000]
  ])("of %d times %d cents is %d, halves up", (quantity, unit, cents) => {
    expect(timesCents(quantity, centsOf(unit / 100))).toBe(cents)
  })
})

const anyLine = fc.record({
  kind: fc.constantFrom(...lineKinds),
  text: fc.string({ minLength: 3, maxLength: 30 }).filter((text) => text.trim().length >= 3),
  quantity: fc.integer({ min: 1, max: 200_000 }).map((thousandths) => thousandths / 1_000),
  unit: fc.constantFrom(...lineUnits),
  cents: fc.integer({ min: 0, max: 500_000 })
})

describe("lines", () => {
  it("add up to the total, in cents, whatever they are", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 40 }), (any) => {
        const lines = any.map(({ cents, ...each }) => ({
          ...each,
          text: each.text.trim(),
          unitPrice: (each.kind === "discount" ? -cents : cents) / 100
        }))
        const offer = nextOffer(aQuote(), { lines }, now)
        const sum = offer.lines.reduce((total, { amountCents }) => total + amountCents, 0)
        expect(offer.totalCents).toBe(sum)
        const shown = shownOffer(offer)
        expect(Math.round(shown.price * 100)).toBe(sum)
        // An offer that is sent back as it is shown is the same offer.
        const again = nextOffer(aQuote(), { lines: shown.lines, price: shown.price }, now)
        expect({ ...again, quoteId: "" }).toEqual({ ...offer, quoteId: "" })
      })
    )
  })

  it.each([
    [
      "another sum",
      { price: 4_000, lines: [line({ unitPrice: 548.75 })] },
      "price: The lines add up to $4,390.00."
    ],
    [
      "41 of them",
      { lines: Array.from({ length: 41 }, () => line()) },
      "lines: An offer has at most 40 lines"
    ],
    [
      "below zero",
      { lines: [line({ unitPrice: -5 }), line()] },
      "lines.0.unitPrice: Only a discount is below 0"
    ],
    [
      "a discount that adds",
      { lines: [line(), line({ kind: "discount", unitPrice: 5 })] },
      "lines.1.unitPrice: A discount is an amount below 0"
    ],
    ["half a cent", { lines: [line({ unitPrice: 19.995 })] }, "lines.0.unitPrice: Please use whole cents"],
    ["nothing of it", { lines: [line({ quantity: 0 })] }, "lines.0.quantity: The quantity must be above 0"],
    [
      "a fourth decimal",
      { lines: [line({ quantity: 1.2345 })] },
      "lines.0.quantity: Please use at most three decimals"
    ],
    [
      "too much",
      { lines: [line({ quantity: 100_000, unitPrice: 9_999 })] },
      "lines: Price cannot exceed $10,000,000"
    ],
    [
      "more discount than price",
      { lines: [line({ kind: "discount", unitPrice: -5 })] },
      "lines: Price must be at least $1"
    ],
    ["no list", { lines: "many" }, "lines: Please send the lines as a list"]
  ])("are refused on their field: %s", (_, input, fault) => {
    expect(faultsOf(input)).toContain(fault)
  })

  it("tell of a wrong sign beside all else that is wrong", () => {
    const lines = [
      line({ unitPrice: -5, text: "" }),
      line({ kind: "discount", unitPrice: 5, quantity: 0 }),
      line({ unitPrice: -5 }),
      line({ kind: "gift", unitPrice: -5 })
    ]
    expect(faultsOf({ lines, days: 0 })).toEqual([
      "lines.0.text: Please say in 3 to 200 characters what this is",
      "lines.1.quantity: The quantity must be above 0",
      "lines.3.kind: Please choose what kind of line this is",
      "days: Please give 1 to 365 days",
      "lines.0.unitPrice: Only a discount is below 0",
      "lines.1.unitPrice: A discount is an amount below 0",
      "lines.2.unitPrice: Only a discount is below 0"
    ])
  })
})

describe("an offer", () => {
  it("may be a price alone, as before", () => {
    expect(Result.isSuccess(read({ price: 250 }))).toBe(true)
    expect(nextOffer(aQuote(), { price: 250 }, now)).toMatchObject({
      version: 1,
      totalCents: 25_000,
      priceKind: "fixed",
      lines: [],
      validUntil: null
    })
  })

  it("may say as much as there is room for", () => {
    const most = {
      days: 365,
      warrantyMonths: 120,
      includes: Array.from({ length: 10 }, () => "x".repeat(120))
    }
    expect(faultsOf({ price: 500, ...most })).toEqual([])
    expect(faultsOf({ lines: [line({ quantity: 100_000, unitPrice: 1 })] })).toEqual([])
    expect(faultsOf({ priceKind: "hourly", hourly: 1, hours: { min: 1, max: 10_000 } })).toEqual([])
  })

  it.each([
    ["a dollar, by its lines", { lines: [line({ quantity: 1, unitPrice: 1 })] }],
    ["ten million, by its lines", { lines: [line({ quantity: 1, unitPrice: 10_000_000 })] }],
    ["at most what it costs", { price: 500, priceKind: "up_to", maxPrice: 500 }],
    ["all of it as a deposit", { price: 500, deposit: 500 }]
  ])("may cost %s", (_, input) => {
    expect(faultsOf(input)).toEqual([])
  })

  it("counts its versions on", () => {
    expect(nextOffer(aQuote({ offerVersion: 3 }), { price: 250 }, now).version).toBe(4)
  })

  it("by the hour costs its most hours", () => {
    const hourly = { priceKind: "hourly", hourly: 95, hours: { min: 18, max: 24 } } as const
    expect(faultsOf(hourly)).toEqual([])
    expect(nextOffer(aQuote(), hourly, now).totalCents).toBe(228_000)
    expect(faultsOf({ ...hourly, price: 1_000 })).toEqual(["price: The hours add up to $2,280.00."])
  })

  const byTheHour = { priceKind: "hourly", hourly: 50, hours: { min: 1, max: 10 } } as const
  it.each([
    ["has a rate alone", { ...byTheHour, hours: null }, "hours: Please say how many hours it takes"],
    ["has hours alone", { ...byTheHour, hourly: null }, "hourly: Please give your rate per hour"],
    ["has no line", { lines: [] }, "price: Price must be at least $1"],
    [
      "is fixed, with hours",
      { price: 500, hours: byTheHour.hours },
      "hours: Only a price by the hour has a rate and hours"
    ],
    [
      "is fixed, with a rate and other hours",
      { ...byTheHour, price: 900, priceKind: "fixed" },
      "hourly: Only a price by the hour has a rate and hours"
    ],
    [
      "has lines and hours that differ",
      { ...byTheHour, lines: [line({ quantity: 1, unitPrice: 400 })] },
      "lines: The lines add up to $400.00, the hours to $500.00."
    ]
  ])("that %s is told so, and nothing else", (_, input, fault) => {
    expect(faultsOf(input)).toEqual([fault])
  })

  it.each([
    ["no price", {}, "price: Price must be at least $1"],
    [
      "a highest price below it",
      { price: 500, priceKind: "up_to", maxPrice: 400 },
      "maxPrice: The highest price cannot be below the price"
    ],
    ["no highest price", { price: 500, priceKind: "up_to" }, "maxPrice: Please say what it costs at most"],
    [
      "a highest price of a fixed one",
      { price: 500, maxPrice: 900 },
      "maxPrice: Only a price up to a highest one has a highest price"
    ],
    ["no rate", { priceKind: "hourly", hours: { min: 1, max: 2 } }, "hourly: Please give your rate per hour"],
    ["no hours", { priceKind: "hourly", hourly: 95 }, "hours: Please say how many hours it takes"],
    [
      "fewer than the fewest hours",
      { priceKind: "hourly", hourly: 95, hours: { min: 3, max: 2 } },
      "hours.max: The most hours cannot be below the fewest"
    ],
    [
      "a rate of a fixed one",
      { price: 500, hourly: 95 },
      "hourly: Only a price by the hour has a rate and hours"
    ],
    ["a deposit above it", { price: 500, deposit: 501 }, "deposit: The deposit cannot be above the price"],
    [
      "a day that no calendar has",
      { price: 500, validUntil: "2026-02-30" },
      "validUntil: Please choose until which day it is valid"
    ],
    ["a price beyond all bounds", { price: 1e308 }, "price: Price cannot exceed $10,000,000"],
    ["a deposit beyond all bounds", { price: 500, deposit: 1e21 }, expect.stringMatching(/^deposit: /)],
    [
      "hours beyond all bounds",
      { priceKind: "hourly", hourly: 95, hours: { min: 1, max: 1e308 } },
      expect.stringMatching(/^hours/)
    ],
    [
      "hours of three decimals",
      { priceKind: "hourly", hourly: 95, hours: { min: 1.25, max: 33.333 } },
      "hours.max: Please use at most two decimals"
    ],
    ["half a day", { price: 500, days: 1.5 }, "days: Please give 1 to 365 days"],
    ["one day more than a year", { price: 500, days: 366 }, "days: Please give 1 to 365 days"],
    [
      "more than ten thousand hours",
      { priceKind: "hourly", hourly: 1, hours: { min: 1, max: 10_000.25 } },
      "hours.max: Please give hours from 0.25 to 10,000"
    ],
    [
      "more of a thing than a hundred thousand",
      { lines: [line({ quantity: 100_001, unitPrice: 1 })] },
      "lines.0.quantity: The quantity cannot exceed 100,000"
    ],
    [
      "a warranty of more than ten years",
      { price: 500, warrantyMonths: 121 },
      "warrantyMonths: Please give 0 to 120 months"
    ],
    [
      "a thing of 121 characters",
      { price: 500, includes: ["x".repeat(121)] },
      "includes.0: Please use at most 120 characters"
    ],
    [
      "eleven things",
      { price: 500, includes: Array.from({ length: 11 }, String) },
      "includes: Please list at most 10 things"
    ],
    ["an empty thing", { price: 500, excludes: ["Paint", " "] }, "excludes.1: Please use 1 to 120 characters"]
  ])("is refused on its field: %s", (_, input, fault) => {
    expect(faultsOf(input)).toContainEqual(fault)
  })
})

const hourFaults = (min: number, max: number) =>
  faultsOf({ priceKind: "hourly", hourly: 95, hours: { min, max } })

describe("hours of an offer", () => {
  it("have two decimals at most", () => {
    fc.assert(
      fc.property(fc.integer({ min: 25, max: 1_000_000 }), (hundredths) => {
        expect(hourFaults(0.25, hundredths / 100)).toEqual([])
      })
    )
    expect(hourFaults(1.005, 10.0004)).toEqual([
      "hours.min: Please use at most two decimals",
      "hours.max: Please use at most two decimals"
    ])
  })

  it("of a template may have more, as some that are kept do", () => {
    const offer = { priceKind: "hourly", hours: { min: 1, max: 33.333 } }
    expect(Result.isSuccess(readInput(TemplateRequest)({ name: "By the hour", offer }))).toBe(true)
  })
})

describe("a template", () => {
  it.each([
    [80, true],
    [81, false]
  ])("may be called by %d characters: %s", (length, isFine) => {
    const named = { name: "x".repeat(length), offer: { price: 1 } }
    expect(Result.isSuccess(readInput(TemplateRequest)(named))).toBe(isFine)
  })
})

describe("the days of an offer", () => {
  const today = lastToday(now)
  const readToday = readInput(offerAt(now))
  const isFine = (days: object) => Result.isSuccess(readToday({ price: 900, ...days }))

  it("start today at the earliest and within ten years, and end within 180 days", () => {
    expect(isFine({ startFrom: today, validUntil: plusDays(today, 180) })).toBe(true)
    expect(isFine({ startFrom: plusDays(today, -1) })).toBe(false)
    expect(isFine({ startFrom: plusDays(dayOf(now), 3_650) })).toBe(true)
    expect(isFine({ startFrom: plusDays(dayOf(now), 3_651) })).toBe(false)
    expect(isFine({ validUntil: today })).toBe(false)
    expect(isFine({ validUntil: plusDays(today, 181) })).toBe(false)
  })

  it.each([
    ["it is one day everywhere", "2026-04-01T15:00:00.000Z", 180],
    ["it is the day before in Hawaii still", "2026-04-01T05:00:00.000Z", 181]
  ])("end within 180 days where it is the newest day: %s", (_, at, days) => {
    const isFineAt = (validUntil: string) =>
      Result.isSuccess(readInput(offerAt(at))({ price: 900, validUntil }))
    const last = plusDays(lastToday(at), days)
    expect([isFineAt(last), isFineAt(plusDays(last, 1))]).toEqual([true, false])
  })

  it("are told beside all else that is wrong", () => {
    const result = readToday({ price: 0, startFrom: "2026-02-30", validUntil: today, deposit: -1 })
    const fields = Result.isFailure(result) ? result.failure.faults.map(({ field }) => field) : []
    expect(fields.toSorted()).toEqual(["deposit", "price", "startFrom", "validUntil"])
  })

  it("are over once they are over in Hawaii", () => {
    expect(isPastLastDay({ validUntil: "2026-04-01" }, "2026-04-02T09:59:59.999Z")).toBe(false)
    expect(isPastLastDay({ validUntil: "2026-04-01" }, "2026-04-02T10:00:00.000Z")).toBe(true)
    expect(isPastLastDay({ validUntil: null }, "2100-01-01T00:00:00.000Z")).toBe(false)
  })
})

describe("what to know of a deposit", () => {
  it.each([
    [{ deposit: 100, price: 5_000 }, "CA", /^California limits/],
    [{ deposit: 1_700, price: 5_000 }, "TX", /more than a third/],
    [{ deposit: 1_600, price: 5_000 }, "TX", /^null$/],
    [{ deposit: 1_500, price: 4_500 }, "TX", /^null$/],
    [{ deposit: 0, price: 5_000 }, "CA", /^null$/],
    [{ deposit: null, price: 5_000 }, null, /^null$/]
  ] as const)("of %o in %s", (offer, state, words) => {
    expect(String(depositNote(offer, state))).toMatch(words)
  })

  it("goes by where the work is, else by where the provider is", () => {
    expect(stateOfWork("Oakland, CA 94601", "tx/austin")).toBe("CA")
    expect(stateOfWork(null, "tx/austin")).toBe("TX")
    expect(stateOfWork("", null)).toBeNull()
  })
})
