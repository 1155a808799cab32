import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { alwaysKinds, nextAttempt } from "#domain/notices/email.ts"
import { noticeOfEnding } from "#domain/notices/offer-notices.ts"
import { isTimeZone, nextHour } from "#domain/notices/time-zone.ts"
import { noticesOfClosed, noticesOfStep } from "#domain/notices/work-notices.ts"
import { ProjectId } from "#domain/shared/ids.ts"
import { anActor, aProviderId, aQuote, offeredOn } from "#tests/support/builders.ts"

describe("What nobody can turn off", () => {
  it("is what concerns the account, its business and what operators decide", () => {
    for (const kind of ["password-changed", "email-changed-from", "sanctioned", "check-ending"])
      expect(alwaysKinds).toContain(kind)
    for (const kind of ["quote-requested", "message-received", "job-alert"])
      expect(alwaysKinds).not.toContain(kind)
  })
})

describe("Eight in the morning", () => {
  it.each([
    ["2026-03-02T18:00:00.000Z", "America/Chicago", "2026-03-03T14:00:00.000Z"],
    ["2026-03-02T13:59:59.999Z", "America/Chicago", "2026-03-02T14:00:00.000Z"],
    ["2026-03-02T14:00:00.000Z", "America/Chicago", "2026-03-03T14:00:00.000Z"],
    // Daylight saving time begins in that night.
    ["2026-03-07T18:00:00.000Z", "America/Chicago", "2026-03-08T13:00:00.000Z"],
    ["2026-03-02T00:00:00.000Z", "Asia/Kathmandu", "2026-03-02T02:15:00.000Z"],
    ["2026-03-02T00:00:00.000Z", "UTC", "2026-03-02T08:00:00.000Z"]
  ])("after %s in %s is %s", (now, zone, next) => {
    expect(nextHour(8, zone, now)).toBe(next)
  })

  it("comes within a day and an hour, everywhere and at any time", () => {
    const zones = Intl.supportedValuesOf("timeZone")
    const ms = fc.integer({ min: Date.parse("2024-01-01"), max: Date.parse("2028-01-01") })
    fc.assert(
      fc.property(fc.constantFrom(...zones), ms, (zone, at) => {
        const next = Date.parse(nextHour(8, zone, new Date(at).toISOString()))
        expect(next).toBeGreaterThan(at)
        expect(next - at).toBeLessThanOrEqual(25 * 3_600_000)
      }),
      { numRuns: 100 }
    )
  })
})

describe("The end of an offer", () => {
  const zones = Intl.supportedValuesOf("timeZone")

  it.each(["2026-01-15", "2026-07-15"])(
    "on %s is told at no moment of a day's email, which could miss it",
    (validUntil) => {
      const quote = aQuote()
      const { offer } = offeredOn(quote, { validUntil })
      const notice = noticeOfEnding(anActor(), quote, offer, "2026-01-01T00:00:00.000Z")
      const at = notice?.at ?? ""
      const before = new Date(Date.parse(at) - 1).toISOString()
      expect(zones.filter((zone) => nextHour(8, zone, before) === at)).toEqual([])
    }
  )
})

describe("A time zone", () => {
  it.each(["America/New_York", "UTC", "Asia/Calcutta", "Asia/Kolkata", "Europe/Kiev", "US/Central"])(
    "is %s, which some browser lists",
    (name) => {
      expect(isTimeZone(name)).toBe(true)
    }
  )

  it.each(["Mars/Olympus", "", "CST6CDT ", "+05:30"])('is not "%s"', (name) => {
    expect(isTimeZone(name)).toBe(false)
  })
})

it("tries an email seven times, within a day and a half", () => {
  const now = "2026-03-02T00:00:00.000Z"
  const minutes = [1, 2, 3, 4, 5, 6, 7].map((attempts) => {
    const next = nextAttempt(attempts, now)
    return next === null ? null : (Date.parse(next) - Date.parse(now)) / 60_000
  })
  expect(minutes).toEqual([1, 5, 30, 120, 360, 1_440, null])
})

describe("What the other side of a quote is told", () => {
  const homeowner = anActor()
  const provider = anActor({ role: "provider", name: "Reyes Plumbing", providerId: aProviderId() })
  const quote = aQuote({ homeownerId: homeowner.id, providerId: provider.providerId ?? aProviderId() })
  const offered = { ...quote, providerQuote: 900 }

  it.each([
    [provider, quote, "rejected", "quote-declined", "request"],
    [homeowner, quote, "cancelled", "quote-cancelled", "request"],
    // Without an offer the homeowner's own request ends, whether by rejecting or by cancelling.
    [homeowner, quote, "rejected", "quote-cancelled", "request"],
    [homeowner, offered, "rejected", "quote-declined", "offer"],
    [homeowner, { ...offered, status: "accepted" }, "cancelled", "quote-cancelled", "job"],
    [provider, { ...offered, status: "accepted" }, "cancelled", "quote-cancelled", "job"]
  ] as const)("%#: which of request, offer and job has ended", (actor, before, status, kind, what) => {
    const [notice, ...others] = noticesOfStep(actor, before, { ...before, status })
    expect(others).toEqual([])
    expect(notice).toMatchObject({ kind, thingId: quote.id, facts: { name: actor.name, what } })
    expect(notice?.to).toEqual(
      actor === homeowner ? { providerId: quote.providerId } : { userId: homeowner.id }
    )
  })

  it.each([
    ["512-555-0142", null, ["number"]],
    ["", null, []],
    ["512-555-0142", ProjectId.make("0198c4a0-0000-7000-8000-000000000002"), ["number", "address"]]
  ])(
    "is, of an offer that is accepted, what is in the dashboard now: %j, %j",
    (contactPhone, projectId, shown) => {
      const before = { ...offered, contactPhone, projectId }
      const [notice] = noticesOfStep(homeowner, before, { ...before, status: "accepted" })
      expect(notice).toMatchObject({ kind: "offer-accepted", facts: { shown } })
    }
  )

  it("is that its offer is not wanted, where another one was chosen", () => {
    const [notice] = noticesOfClosed(homeowner, [{ ...offered, status: "rejected" }])
    expect(notice).toMatchObject({ kind: "quote-declined", to: { providerId: quote.providerId } })
    expect(notice?.facts).toMatchObject({ what: "offer" })
  })
})
