import { describe, expect, it } from "vitest"

import { TooManyAttempts } from "#domain/account/account-errors.ts"
import { attemptLimits } from "#domain/account/attempt-limits.ts"
import { type UsageKind, usageLimits } from "#domain/usage/usage-limits.ts"
import { limitReached, windowEnd } from "#domain/usage/usage-rules.ts"

const { counted, openProjects } = usageLimits
const noon = "2026-03-02T12:00:00.000Z"

const sentence = (kind: UsageKind, now = noon) => limitReached(kind, counted[kind], now).message

describe("limits of use", () => {
  it("are those of the contract", () => {
    const day = 86_400
    expect(counted).toEqual({
      messagesInTenMinutes: { times: 300, seconds: 600 },
      messages: { times: 1_500, seconds: day },
      providersAsked: { times: 40, seconds: day },
      quoteRequests: { times: 300, seconds: day },
      projects: { times: 200, seconds: day },
      projectChanges: { times: 100, seconds: day },
      bids: { times: 100, seconds: day },
      askedAgain: { times: 40, seconds: day },
      phonesRead: { times: 100, seconds: day },
      unconfirmedMessages: { times: 20, seconds: 36_500 * day },
      unconfirmedRequests: { times: 5, seconds: 36_500 * day },
      unconfirmedProjects: { times: 1, seconds: 36_500 * day },
      zipCodes: { times: 20, seconds: day },
      photos: { times: 60, seconds: 3_600 },
      reports: { times: 20, seconds: day }
    })
    expect(openProjects).toBe(150)
  })

  it.each([
    ["2026-03-02T10:00:00.000Z", "2026-03-02T10:10:00.000Z", "2026-03-03T10:00:00.000Z"],
    ["2026-03-02T09:39:59.999Z", "2026-03-02T09:40:00.000Z", "2026-03-02T10:00:00.000Z"],
    ["2026-12-31T23:59:59.999Z", "2027-01-01T00:00:00.000Z", "2027-01-01T10:00:00.000Z"]
  ])("go by the clock, and by days that end when they end in Hawaii: at %s", (now, tenMinutes, day) => {
    expect(windowEnd(counted.messagesInTenMinutes, now)).toBe(tenMinutes)
    expect(windowEnd(counted.messages, now)).toBe(day)
  })

  it("say how long to wait, in whole seconds and minutes", () => {
    const limit = counted.messagesInTenMinutes
    const tried = limitReached("messagesInTenMinutes", limit, "2026-03-02T12:02:30.500Z")
    expect(tried.retryAfter).toBe(450)
    expect(tried.message).toBe("You have written a lot in a short time. Please try again in 8 minutes.")
    expect(sentence("messagesInTenMinutes", "2026-03-02T12:09:59.999Z")).toContain("in a minute.")
    expect(limitReached("messagesInTenMinutes", limit, "2026-03-02T12:09:59.999Z").retryAfter).toBe(1)
  })

  it.each([
    ["2026-03-03T08:30:00.000Z", "in 90 minutes"],
    ["2026-03-03T08:29:59.999Z", "in 2 hours"],
    ["2026-03-03T08:00:00.000Z", "in 2 hours"],
    ["2026-03-02T11:00:00.000Z", "in 23 hours"],
    ["2026-03-02T10:00:00.000Z", "tomorrow"]
  ])("say a long wait in hours, and a day's as tomorrow: at %s", (now, wait) => {
    expect(sentence("messages", now)).toBe(
      `You have written a lot in a short time. Please try again ${wait}.`
    )
    const { retryAfter } = limitReached("messages", counted.messages, now)
    expect(new TooManyAttempts({ retryAfter }).message).toBe(`Too many attempts. Please try again ${wait}.`)
  })

  it("say what has been done too often", () => {
    expect(sentence("providersAsked")).toBe(
      "You have asked 40 professionals today. Wait for their answers, or post a project."
    )
    expect(sentence("phonesRead")).toBe("You have looked up many numbers today. Ask for a quote instead.")
  })
})

describe("attempts", () => {
  it("are those of the contract", () => {
    const [minute, hour] = [60, 3_600]
    const rows = Object.values(attemptLimits).map(({ attempts, name, seconds }) => [name, attempts, seconds])
    expect(rows).toEqual([
      ["sign-in-account", 10, 15 * minute],
      ["sign-in-address", 100, 15 * minute],
      ["sign-in-device", 10, 15 * minute],
      ["own-password", 10, 15 * minute],
      ["registration-address", 30, hour],
      ["forgotten-account", 3, hour],
      ["forgotten-account-day", 10, 24 * hour],
      ["forgotten-account-beyond", 1, hour],
      ["forgotten-address", 20, hour],
      ["wrong-key-address", 20, 15 * minute],
      ["address-account", 5, hour],
      ["new-address", 5, 24 * hour],
      ["password-account", 5, hour],
      ["confirmation-account", 3, hour],
      ["email-account", 10, 24 * hour],
      ["application-address", 5, hour],
      ["application-email", 3, 24 * hour],
      ["registration-taken", 300, hour]
    ])
  })
})
