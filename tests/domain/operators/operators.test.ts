import { describe, expect, it } from "vitest"

import { stillMissing } from "#domain/application/profile-of-application.ts"
import { othersFrom } from "#domain/operator/in-hand.ts"
import { isUnlocked, unlockedUntil } from "#domain/operator/operator.ts"
import { peopleSearchOf } from "#domain/operator/people.ts"
import { anApplication, aProvider } from "#tests/support/builders.ts"

const morning = "2026-03-02T09:30:00.000Z"

describe("An operator", () => {
  it("may take the steps that ask for the password for half an hour after typing it", () => {
    const session = { unlockedUntil: unlockedUntil(morning) }
    expect(isUnlocked(session, "2026-03-02T09:59:59.999Z")).toBe(true)
    expect(isUnlocked(session, "2026-03-02T10:00:00.000Z")).toBe(false)
  })

  it("may go on a day later with what another one has taken", () => {
    const dayLater = "2026-03-03T09:30:00.000Z"
    expect(othersFrom(morning, "2026-03-03T09:29:59.999Z")).toBe(dayLater)
    expect(othersFrom(morning, dayLater)).toBeNull()
    expect(othersFrom(null, morning)).toBeNull()
  })

  it.each([
    ["(512) 555", { by: "phone", digits: "512555" }],
    ["512", { by: "phone", digits: "512" }],
    ["51", { by: "words", words: ["51"] }],
    ["unit 512", { by: "words", words: ["unit", "512"] }],
    [" Mary  Ann VAN der Berg Park", { by: "words", words: ["mary", "ann", "van", "der", "berg"] }]
  ])("who types %j looks for %j", (typed, search) => {
    expect(peopleSearchOf(typed)).toEqual(search)
  })
})

describe("What an approved applicant still lacks", () => {
  const description = "Family plumbers: repairs, water heaters, repipes and honest prices."
  const profile = aProvider({ description, isLicensed: false, licenseNumber: null })

  it("is the number of a license that the application only claims", () => {
    const claimed = anApplication({ isLicensed: true, licenseNumber: null })
    expect(stillMissing(profile, claimed)).toEqual(["your license number"])
  })

  it("is not the number that the application gave, once the profile has taken the claim back", () => {
    expect(stillMissing(profile, anApplication({ isLicensed: true, licenseNumber: "TX-1" }))).toEqual([])
  })
})
