import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"

import type { ProviderProfile } from "#domain/provider/provider.ts"
import { reputationOf } from "#domain/provider/reputation.ts"
import { compare, readIds } from "#domain/quote/comparison/comparison.ts"
import { comparisonRows } from "#domain/quote/comparison/rows.ts"
import { offersShown } from "#domain/quote/offer/offer-version.ts"
import type { Offer } from "#domain/quote/offer/offer.ts"
import { atMostWords, briefPrice } from "#domain/quote/offer/price-words.ts"
import { shownOf } from "#domain/quote/quote.ts"
import { aProvider, aQuote, offeredOn } from "#tests/support/builders.ts"

const now = "2026-03-02T12:00:00.000Z"

const compared = (terms: Partial<Offer> | null, checked: Partial<ProviderProfile> = {}) => {
  const provider = aProvider({ completedJobs: 12, isLicensed: true, licenseNumber: "TX-9", ...checked })
  const asked = aQuote({ providerId: provider.id })
  const made = terms === null ? { quote: asked, offer: null } : offeredOn(asked, terms)
  const quote = {
    ...shownOf(made.quote),
    ...offersShown(made.quote, made.offer, "TX"),
    providerName: provider.businessName,
    homeownerName: "Olivia Park",
    projectTitle: null,
    photos: [],
    price: made.quote.providerQuote,
    message: made.quote.providerNotes,
    canReview: false,
    reputation: reputationOf(provider, null, null, now)
  }
  return { quote, provider }
}

const lines = [
  { kind: "labor", text: "Two plumbers", quantity: 8, unit: "hour", unitPrice: 100 },
  { kind: "material", text: "Copper", quantity: 1, unit: "job", unitPrice: 250.5 },
  { kind: "discount", text: "Neighbor", quantity: 1, unit: "job", unitPrice: -50 }
] as const

const keys = Object.keys(comparisonRows)

describe("offers side by side", () => {
  const all = [
    compared({ lines, price: null, startFrom: "2026-05-04", days: 2, warrantyMonths: 24, deposit: 500 }),
    compared({ priceKind: "up_to", price: 900, maxPrice: 1_200, excludes: ["Paint", "Tiles"] }),
    compared({ priceKind: "hourly", price: null, hourly: 95, hours: { min: 4, max: 6 } }),
    compared(null)
  ]
  const { cheapest, columns, rows, soonest } = compare(all, now)
  const cell = (column: number, key: string) => columns[column]?.cells[keys.indexOf(key)]

  it("answer the same questions, in every column", () => {
    expect(rows.map(({ key }) => key)).toEqual(keys)
    for (const { cells } of columns) expect(cells).toHaveLength(rows.length)
  })

  it("say what each is, and that something is not stated", () => {
    expect(cell(0, "total")).toEqual(["$1,000.50"])
    expect(cell(0, "labor")).toEqual(["$800.00"])
    expect(cell(0, "other")).toEqual(["a discount of $50.00"])
    expect(cell(0, "start")).toEqual(["May 4, 2026"])
    expect(cell(0, "warranty")).toEqual(["24 months"])
    expect(cell(0, "deposit")?.[1]).toMatch(/more than a third/)
    expect(cell(1, "total")).toEqual(["$900.00, at most $1,200.00"])
    expect(cell(1, "excludes")).toEqual(["Paint", "Tiles"])
    expect(cell(1, "labor")).toEqual(["not stated"])
    expect(cell(2, "total")).toEqual(["$570.00 at most: 4 to 6 hours at $95.00"])
    expect(cell(3, "total")).toEqual(["not stated"])
    expect(cell(3, "jobs")).toEqual(["12"])
  })

  it("say that there is no warranty, where they say so", () => {
    const asked = compare([compared({ warrantyMonths: 0 }), compared({})], now)
    const words = asked.columns.map(({ cells }) => cells[keys.indexOf("warranty")])
    expect(words).toEqual([["None"], ["not stated"]])
  })

  it("say their hours by thousands", () => {
    const most = { hourly: 1_000, hours: { min: 0.25, max: 9_999.99 }, maxPrice: null }
    expect(atMostWords(most)).toBe(" at most: 0.25 to 9,999.99 hours at $1,000")
    expect(atMostWords({ ...most, hours: { min: 1, max: 1 } })).toBe(" at most: 1 hour at $1,000")
  })

  it("say of what is beside labor and material how much of it is a discount", () => {
    const permit = { kind: "permit", text: "City permit", quantity: 1, unit: "job", unitPrice: 120 } as const
    const offers = [[...lines, permit], [permit]].map((made) => compared({ lines: made, price: null }))
    const words = compare(offers, now).columns.map(({ cells }) => cells[keys.indexOf("other")])
    expect(words).toEqual([["$70.00", "with a discount of $50.00"], ["$120.00"]])
  })

  it("say of a license whether it was looked up and holds, or is stated alone", () => {
    const licensed = ["2027-03-31", "2026-03-01", null].map((licenseUntil) => compared({}, { licenseUntil }))
    expect(compare(licensed, now).columns.map(({ cells }) => cells[keys.indexOf("license")])).toEqual([
      ["✓ TX-9 (checked by us, valid until Mar 31, 2027)"],
      ["TX-9 (stated by the business)"],
      ["TX-9 (stated by the business)"]
    ])
  })

  it("call a timeline no start, and keep it beside the message", () => {
    const [column] = compare(
      [
        compared({ timeline: "Half a day", message: "Parts included." }),
        compared({ timeline: "Half a day", message: null })
      ],
      now
    ).columns
    expect(column?.cells[keys.indexOf("start")]).toEqual(["not stated"])
    expect(column?.cells[keys.indexOf("takes")]).toEqual(["not stated"])
    expect(column?.cells[keys.indexOf("message")]).toEqual(["Parts included.", "Timeline: Half a day"])
  })

  it("name the lowest total at most among those that are known, and the earliest start where two are stated", () => {
    expect(cheapest).toBe(all[0]?.quote.id)
    expect(soonest).toBeNull()
    const early = compared({ startFrom: "2026-05-02" })
    expect(compare([...all, early], now).soonest).toBe(early.quote.id)
    const capped = compared({ priceKind: "up_to", price: 900, maxPrice: 1_000 })
    expect(compare([...all, capped], now).cheapest).toBe(capped.quote.id)
  })

  it("name none where two are alike", () => {
    expect(compare([compared({ price: 900 }), compared({ price: 900 })], now).cheapest).toBeNull()
  })

  it("name none that can no longer be accepted", () => {
    const early = compared({ price: 800, startFrom: "2026-05-01", validUntil: "2026-03-31" })
    const late = compared({ price: 900, startFrom: "2026-05-02" })
    const later = compared({ price: 1_000, startFrom: "2026-05-03" })
    const best = (offered: ReadonlyArray<typeof early>, at: string) => {
      const { cheapest: lowest, soonest: first } = compare(offered, at)
      return [lowest, first]
    }
    expect(best([later, late, early], now)).toEqual([early.quote.id, early.quote.id])
    expect(best([later, late, early], "2026-04-02T12:00:00.000Z")).toEqual([late.quote.id, late.quote.id])
    const declined = { ...early, quote: { ...early.quote, status: "rejected" as const } }
    expect(best([later, late, declined], now)).toEqual([late.quote.id, late.quote.id])
    expect(best([late, declined], now)).toEqual([null, null])
  })
})

const agreed = (terms: Partial<Offer>) => briefPrice(compared(terms).quote)

describe("the quotes of a comparison", () => {
  const [one, two, ...others] = Array.from({ length: 5 }, () => aQuote().id)

  it.each([
    ["four", [one, two, ...others.slice(1)], 4],
    ["two, of which one is named twice", [one, two, one], 2],
    ["one, named twice", [one, one], "Please choose 2 to 4 quotes to compare."],
    ["five", [one, two, ...others], "Please choose 2 to 4 quotes to compare."]
  ])("are two to four: %s", (_, named, read) => {
    const ids = readIds({ quotes: named.join(",") })
    expect(Result.isSuccess(ids) ? ids.success.length : ids.failure.message).toBe(read)
  })
})

describe("what is agreed to with an offer, in short", () => {
  it("is never without what it may come to", () => {
    expect(agreed({ price: 900 })).toBe("$900")
    expect(agreed({ priceKind: "up_to", price: 900, maxPrice: 1_200 })).toBe("$900, at most $1,200")
    expect(agreed({ priceKind: "hourly", price: null, hourly: 95, hours: { min: 4, max: 6 } })).toBe(
      "$570 at most"
    )
    expect(briefPrice(compared(null).quote)).toBeNull()
  })
})
