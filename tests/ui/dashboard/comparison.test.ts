import { describe, expect, it } from "vitest"

import { offersShown } from "#domain/quote/offer/offer-version.ts"
import type { Offer } from "#domain/quote/offer/offer.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { aQuote, offeredOn } from "#tests/support/builders.ts"
import { againstBudget, inOrder, lowestOffer } from "#ui/features/dashboard/quotes/compare-offers.ts"

const anOffer = (price: number | null, status: Quote["status"] = "pending"): Quote => ({
  ...aQuote({ status, providerQuote: price }),
  providerName: "Reyes Plumbing",
  homeownerName: "Olivia Park",
  projectTitle: null,
  photos: [],
  price,
  message: null,
  offer: null,
  acceptedOffer: null,
  canReview: false
})

const priced = (terms: Partial<Offer>): Quote => {
  const { offer, quote } = offeredOn(aQuote(), terms)
  return { ...anOffer(quote.providerQuote), ...offersShown(quote, offer, null) }
}

describe("offers on a project", () => {
  it("stand in order: the chosen one, then those to choose from by price, then the rest", () => {
    const chosen = anOffer(900, "accepted")
    const [cheap, dear, unpriced] = [anOffer(500), anOffer(800), anOffer(null)]
    const declined = anOffer(100, "rejected")
    expect(inOrder([declined, unpriced, dear, chosen, cheap])).toEqual([
      chosen,
      cheap,
      dear,
      unpriced,
      declined
    ])
  })

  it("have a lowest total among the pending ones", () => {
    const lowest = anOffer(500)
    expect(lowestOffer([anOffer(100, "rejected"), anOffer(800), lowest, anOffer(null)])).toBe(lowest)
  })

  it("are compared by what one may have to pay at most, and by the hour are never the lowest", () => {
    const fixed = priced({ price: 4_049.15 })
    const upTo = priced({ priceKind: "up_to", price: 3_900, maxPrice: 4_600 })
    const hourly = priced({ priceKind: "hourly", price: null, hourly: 88, hours: { min: 30, max: 44 } })
    expect(inOrder([upTo, fixed, hourly])).toEqual([hourly, fixed, upTo])
    expect(lowestOffer([upTo, fixed, hourly])).toBe(fixed)
  })

  it("are never the lowest once their last day is over", () => {
    const [over, lasting, dear] = [
      priced({ price: 90, validUntil: "2026-01-31" }),
      anOffer(500),
      anOffer(800)
    ]
    expect(lowestOffer([over, lasting, dear])).toBe(lasting)
  })

  it("have no lowest total when there is nothing to compare, or two are equal", () => {
    expect(lowestOffer([anOffer(500), anOffer(null)])).toBeUndefined()
    expect(lowestOffer([anOffer(500), anOffer(500), anOffer(900)])).toBeUndefined()
  })

  it.each([
    [7400, 8000, "$600 under budget"],
    [9250, 8000, "$1,250 over budget"],
    [8000, 8000, "on budget"]
  ])("%d for a budget of %d are %s", (price, budget, words) =>
    expect(againstBudget(price, budget)).toBe(words)
  )
})
