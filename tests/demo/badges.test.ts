import { describe, expect, it } from "vitest"

import { demoInstant, demoMarketplace } from "#adapters/demo/index.ts"
import { checkReminderDays } from "#domain/check/check-options.ts"
import type { Availability } from "#domain/provider/availability.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { lastToday, plusDays, plusFullDays } from "#domain/shared/calendar.ts"

import { sentencesOf } from "./sentences.ts"

const { checks = [], providers, reviews } = demoMarketplace()

const coming = (...when: ReadonlyArray<Availability>) =>
  providers.filter(({ availability }) => when.includes(availability))

/** The providers who describe their usual work so; emergencies are left out, for which everybody hurries. */
const describing = (own: ReadonlyArray<ProviderProfile>, words: RegExp) =>
  own.filter(({ description }) =>
    sentencesOf(description).some((sentence) => words.test(sentence) && !sentence.includes("emergenc"))
  )

const reviewing = (own: ReadonlyArray<ProviderProfile>, words: RegExp) => {
  const ids = new Set<string>(own.map(({ id }) => id))
  return reviews.filter(
    ({ content, providerId, title }) => ids.has(providerId) && words.test(`${title} ${content}`)
  )
}

describe("what is written fits the badge of availability", () => {
  it("nobody comes today or this week whom one must book long ahead", () => {
    const ahead = /weeks ahead|wait(ing )?list|lead time|book accordingly|patience required|slow work/
    expect(describing(coming("asap", "today", "week"), ahead)).toEqual([])
    expect(describing(coming("month", "flexible"), ahead).length).toBeGreaterThan(3)
  })

  it("nobody comes some day whose repairs are made the same day", () => {
    const atOnce = /the same day,? if|repairs? the same day|day (and|or) night|24-hour|at any hour|tonight/
    expect(describing(coming("month", "flexible"), atOnce)).toEqual([])
    expect(describing(coming("asap", "today"), atOnce).length).toBeGreaterThan(3)
  })

  it("customers waited for nobody who comes at once, and got no quick visit of the others", () => {
    const waited = /worth the wait|wait for them|I'd wait again|long wait/i
    const hurried = /the same afternoon|within the hour|sparkling Thursday/i
    expect(reviewing(coming("asap", "today", "week"), waited)).toEqual([])
    expect(reviewing(coming("month", "flexible"), hurried)).toEqual([])
    expect(reviewing(providers, waited)).not.toEqual([])
    expect(reviewing(providers, hurried)).not.toEqual([])
  })

  it("no builder of houses comes today", () => {
    const builders = coming("asap", "today").filter(({ specialties }) => specialties[0] === "Construction")
    expect(builders).toEqual([])
  })
})

describe("what is written fits the papers", () => {
  const flags = [
    [/\blicensed\b/i, "isLicensed"],
    [/\binsured\b|certificate of insurance/i, "isInsured"],
    [/background checked/i, "backgroundUntil"]
  ] as const

  it.each(flags)("who writes %s is so", (words, flag) => {
    const telling = providers.filter(({ description }) => words.test(description))
    expect(telling.length).toBeGreaterThan(3)
    expect(telling.filter((provider) => !provider[flag])).toEqual([])
  })

  it("nobody without a licence pulls a permit or passes an inspection", () => {
    const official = /permit|inspection passed|city inspection/i
    expect(reviewing(providers, official).length).toBeGreaterThan(10)
    expect(
      reviewing(
        providers.filter(({ isLicensed }) => !isLicensed),
        official
      )
    ).toEqual([])
  })
})

describe("what the operator has looked up", () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])("ends soon of 12 papers and has ended of 3, %i days on", (days) => {
    const today = lastToday(plusFullDays(demoInstant, days))
    const last = plusDays(today, checkReminderDays[0])
    const ends = checks.map(({ expiresOn }) => expiresOn)
    expect(ends.filter((day) => day >= today && day <= last)).toHaveLength(12)
    expect(ends.filter((day) => day < today)).toHaveLength(3)
  })
})
