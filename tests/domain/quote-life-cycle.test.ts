import * as Result from "effect/Result"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { nextOffer } from "#domain/quote/offer/offer-version.ts"
import { parties } from "#domain/quote/party.ts"
import {
  quoteStatuses,
  type QuoteStep,
  quoteSteps,
  quoteStepsOpenTo
} from "#domain/quote/quote-life-cycle.ts"
import { isAsAccepted, mayTakeStep, partyOf, takeStep, withOffer } from "#domain/quote/quote-rules.ts"

import { anActor, anOffer, aQuote } from "../support/builders.ts"

const now = "2026-04-01T10:00:00.000Z"

// Written out from docs/http-contract.md#states-of-a-quote, not from the table under test:
// "role step status[+offer] -> status".
const permitted = new Map(
  Object.entries({
    "provider offer pending": "pending",
    "provider offer pending+offer": "pending",
    "homeowner accept pending+offer": "accepted",
    "homeowner reject pending": "rejected",
    "homeowner reject pending+offer": "rejected",
    "provider reject pending": "rejected",
    "provider reject pending+offer": "rejected",
    "homeowner cancel pending": "cancelled",
    "homeowner cancel pending+offer": "cancelled",
    "homeowner cancel accepted+offer": "cancelled",
    "provider cancel accepted+offer": "cancelled",
    "homeowner complete accepted+offer": "completed"
  })
)

const standings = quoteStatuses.flatMap((status) =>
  (status === "accepted" || status === "completed" ? [900] : [null, 900]).map((price) => ({ status, price }))
)

const cases = parties.flatMap((role) =>
  quoteSteps.flatMap((step) => standings.map(({ price, status }) => ({ role, step, price, status })))
)

describe("the life of a quote", () => {
  it.each(cases)("$role, $step, $status at $price", ({ price, role, status, step }) => {
    const quote = aQuote({ status, providerQuote: price })
    const moved = Result.map(takeStep(quote, step, role, now), ({ value }) => value.status)
    const wanted = permitted.get(`${role} ${step} ${status}${price === null ? "" : "+offer"}`)
    expect(Result.isSuccess(moved) ? moved.success : "refused").toBe(wanted ?? "refused")
    expect(quoteStepsOpenTo(role, { status, price }).includes(step)).toBe(wanted !== undefined)
  })

  it("names both states when it refuses", () => {
    const refused = takeStep(aQuote({ status: "rejected" }), "accept", "homeowner", now)
    expect(Result.isFailure(refused) && refused.failure.message).toBe(
      "This quote is rejected; to accept it, it must be pending with an offer."
    )
  })

  it("lets nobody take a step that never belongs to their role", () => {
    const mine: Record<string, ReadonlyArray<QuoteStep>> = {
      homeowner: ["accept", "reject", "cancel", "complete"],
      provider: ["offer", "reject", "cancel"]
    }
    for (const role of parties) {
      const may = quoteSteps.filter((step) => Result.isSuccess(mayTakeStep(step, role)))
      expect(may).toEqual(mine[role])
    }
  })

  it("notes the day of completion, and only then", () => {
    const completed = Result.getOrThrow(
      takeStep(aQuote({ status: "accepted", providerQuote: 900 }), "complete", "homeowner", now)
    )
    expect(completed.value.completedAt).toBe(now)
    const rejected = Result.getOrThrow(takeStep(aQuote(), "reject", "provider", now))
    expect(rejected.value.completedAt).toBeNull()
  })

  it("notes who has ended it, and what was accepted when", () => {
    const offered = aQuote({ providerQuote: 900, offerVersion: 2 })
    for (const role of parties) {
      const { value } = Result.getOrThrow(takeStep(offered, "reject", role, now))
      expect(value).toMatchObject({ closedBy: role, acceptedAt: null })
    }
    const { value } = Result.getOrThrow(takeStep(offered, "accept", "homeowner", now))
    expect(value).toMatchObject({ acceptedVersion: 2, acceptedAt: now, closedBy: null })
  })

  it("shows what its newest offer says", () => {
    const first = withOffer(aQuote(), nextOffer(aQuote(), anOffer(), now)).value
    const words = { price: 80.5, message: "Without paint.", timeline: "In May" }
    const { value } = withOffer(first, nextOffer(first, words, now))
    expect(value).toMatchObject({
      offerVersion: 2,
      providerQuote: 80.5,
      providerNotes: words.message,
      timeline: words.timeline
    })
  })

  it("is accepted as its homeowner has read it: by its version, its price, both, or whatever it offers", () => {
    const offered = aQuote({ providerQuote: 900, offerVersion: 2 })
    const isFine = (acceptance: Parameters<typeof isAsAccepted>[1]) => isAsAccepted(offered, acceptance)
    expect([{}, { offerVersion: 2 }, { price: 900 }, { offerVersion: 2, price: 900 }].every(isFine)).toBe(
      true
    )
    expect([{ offerVersion: 1 }, { price: 899.99 }, { offerVersion: 1, price: 900 }].some(isFine)).toBe(false)
  })

  it("never leaves an end state, whatever anybody tries", () => {
    const move = fc.record({ role: fc.constantFrom(...parties), step: fc.constantFrom(...quoteSteps) })
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        let quote = aQuote()
        for (const { role, step } of moves) {
          const ended = ["rejected", "cancelled", "completed"].includes(quote.status)
          const next = takeStep(quote, step, role, now)
          expect(ended && Result.isSuccess(next)).toBe(false)
          if (Result.isFailure(next)) continue
          const { value } =
            step === "offer" ? withOffer(quote, nextOffer(quote, anOffer(), now)) : next.success
          quote = value
        }
        const won = quote.status === "accepted" || quote.status === "completed"
        expect(won && quote.providerQuote === null).toBe(false)
      })
    )
  })
})

describe("the parties of a quote", () => {
  const quote = aQuote()

  it("are its homeowner and its provider", () => {
    const homeowner = anActor({ id: quote.homeownerId })
    const provider = anActor({ role: "provider", providerId: quote.providerId })
    expect(Result.getOrThrow(partyOf(quote, homeowner))).toBe("homeowner")
    expect(Result.getOrThrow(partyOf(quote, provider))).toBe("provider")
  })

  it("are nobody else, and a stranger learns nothing", () => {
    const stranger = partyOf(quote, anActor())
    expect(Result.isFailure(stranger) && stranger.failure._tag).toBe("NotFound")
  })
})
