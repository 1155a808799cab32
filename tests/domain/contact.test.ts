import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"

import { shortName } from "#domain/account/short-name.ts"
import { noticeKinds } from "#domain/notices/notice-kinds.ts"
import { noticesOfStep } from "#domain/notices/work-notices.ts"
import { mayReadPhone } from "#domain/provider/provider-rules.ts"
import { closeReasons, reasonWords } from "#domain/quote/closing.ts"
import { contactForProvider, nameForProvider } from "#domain/quote/contact.ts"
import { shareNumber, takeStep, withNumber } from "#domain/quote/quote-rules.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { revealsOf } from "#domain/quote/reveal.ts"

import { aProject, aProvider, aQuote, aUserId, anActor } from "../support/builders.ts"

const now = "2026-04-01T10:00:00.000Z"
const phone = "512-555-0177"

const given = (before: QuoteRecord | null, after: QuoteRecord) =>
  revealsOf(before, after, now).map(({ cause, what }) => `${what} ${cause}`)

describe("A short name", () => {
  it.each([
    ["Olivia", "Park", "Olivia P."],
    ["Mary Ann", "van Dyke", "Mary Ann v."],
    ["Ola", "Ślązak", "Ola Ś."],
    ["Ola", "𝒵eta", "Ola 𝒵."],
    ["Bo", "", "Bo ."]
  ])("of %s %s is %s", (firstName, lastName, name) => {
    expect(shortName({ firstName, lastName })).toBe(name)
  })
})

const later = { phoneSharing: "on_accept", providerQuote: 900 } as const
const accepted = (quote: QuoteRecord) =>
  withNumber(Result.getOrThrow(takeStep(quote, "accept", "homeowner", now)).value, phone)

describe("What a step gives to know", () => {
  it("is the number, where a request has it", () => {
    expect(given(null, aQuote())).toEqual(["phone asked"])
    expect(given(null, aQuote(later))).toEqual([])
    expect(given(null, aQuote({ contactPhone: "" }))).toEqual([])
  })

  it("is the number alone, where that is shared", () => {
    const quote = aQuote(later)
    expect(given(quote, Result.getOrThrow(shareNumber(quote, null)).value)).toEqual(["phone shared"])
    const bid = aQuote({ ...later, projectId: aProject().id, contactPhone: "" })
    const shared = Result.getOrThrow(shareNumber(bid, phone)).value
    expect(shared).toEqual({ ...bid, phoneSharing: "now", contactPhone: phone })
    expect(given(bid, shared)).toEqual(["phone shared"])
    expect(given(shared, accepted(shared))).toEqual(["name accepted", "address accepted"])
    const job = Result.getOrThrow(takeStep(bid, "accept", "homeowner", now)).value
    expect(given(job, Result.getOrThrow(shareNumber(job, phone)).value)).toEqual(["phone shared"])
  })

  it("is all that was not given before, where an offer is accepted", () => {
    const [request, known] = [aQuote(later), aQuote({ providerQuote: 900 })]
    const bid = aQuote({ ...later, projectId: aProject().id, contactPhone: "" })
    expect(given(request, accepted(request))).toEqual(["name accepted", "phone accepted"])
    expect(given(known, accepted(known))).toEqual(["name accepted"])
    expect(accepted(bid).contactPhone).toBe(phone)
    expect(given(bid, accepted(bid))).toEqual(["name accepted", "address accepted", "phone accepted"])
    const unknown = Result.getOrThrow(takeStep(bid, "accept", "homeowner", now)).value
    expect(given(bid, unknown)).toEqual(["name accepted", "address accepted"])
    const old = { ...bid, phoneSharing: "now" } as const
    expect(given(old, accepted(old))).toEqual(["name accepted", "address accepted", "phone accepted"])
  })

  it("is nothing, where a quote goes on or ends otherwise", () => {
    const job = accepted(aQuote(later))
    for (const step of ["complete", "cancel"] as const)
      expect(given(job, Result.getOrThrow(takeStep(job, step, "homeowner", now)).value)).toEqual([])
  })
})

describe("What a professional reads of a homeowner", () => {
  const olivia = { firstName: "Olivia", lastName: "Park" }
  const asked = aQuote({ ...later, contactName: "Mrs. Park" })
  const short = { homeownerName: "Olivia P.", contactName: "Olivia P." }
  const whole = { homeownerName: "Olivia Park", contactName: "Mrs. Park", contactPhone: asked.contactPhone }

  it("is the short name, and the number where that is shared, before anything is agreed", () => {
    expect(contactForProvider(asked, olivia)).toEqual({ ...short, contactPhone: "" })
    const shared = { ...asked, phoneSharing: "now" } as const
    expect(contactForProvider(shared, olivia)).toEqual({ ...short, contactPhone: asked.contactPhone })
  })

  it("is all of it from then on, whatever becomes of the job", () => {
    for (const status of ["accepted", "completed", "cancelled"] as const)
      expect(contactForProvider({ ...asked, status, acceptedAt: now }, olivia)).toEqual(whole)
    expect(contactForProvider({ ...asked, status: "accepted" }, olivia)).toEqual(whole)
    expect(contactForProvider({ ...asked, status: "cancelled" }, olivia)).toEqual({
      ...short,
      contactPhone: ""
    })
  })

  it("is the whole name in a conversation, where one of several quotes was agreed on", () => {
    const job = { ...asked, status: "completed", acceptedAt: now } as const
    expect(nameForProvider(olivia, [asked, job])).toBe("Olivia Park")
    expect(nameForProvider(olivia, [asked])).toBe("Olivia P.")
  })

  it("is the number of the account, where the request came without one and it is shared later", () => {
    const without = aQuote({ contactPhone: "", phoneSharing: "now" })
    expect(Result.getOrThrow(shareNumber(without, phone)).value.contactPhone).toBe(phone)
    expect(withNumber(asked, phone).contactPhone).toBe(asked.contactPhone)
  })
})

describe("The number on a professional's page", () => {
  it.each([
    ["signed_in", false, true],
    ["asked", false, false],
    ["asked", true, true],
    ["nobody", true, false]
  ] as const)("for %s, read by who has asked or not, %s: %s", (phoneFor, hasAsked, reads) => {
    const pro = aProvider({ phoneFor })
    expect(mayReadPhone(pro, aUserId(), hasAsked)).toBe(reads)
    expect(mayReadPhone(pro, pro.userId, false)).toBe(true)
  })
})

describe("The reason of an end", () => {
  it.each(closeReasons)("%s has words, which the other side is told", (closeReason) => {
    const quote = aQuote()
    const actor = anActor({ id: quote.homeownerId })
    const said = { closeReason, closeNote: "Only between us" }
    const { value } = Result.getOrThrow(takeStep(quote, "cancel", "homeowner", now, said))
    const [notice] = noticesOfStep(actor, quote, value)
    const texts = notice && noticeKinds[notice.kind].textsOf(notice.facts, quote.id)
    expect(texts?.detail({ offers: 0, unread: 0 })).toBe(`Reason: ${reasonWords[closeReason]}.`)
    expect(JSON.stringify(notice)).not.toContain("Only between us")
  })
})
