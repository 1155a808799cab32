import { describe, expect, it } from "vitest"

import { checkOfMatch } from "#domain/register/check-of-match.ts"
import { isCalledAs } from "#domain/register/holder-name.ts"
import { isActive } from "#domain/register/license-entry.ts"
import { matchOf } from "#domain/register/match-rules.ts"
import { plainNumber } from "#domain/register/plain-number.ts"
import { RegisterMatchId } from "#domain/shared/ids.ts"
import { aLicenseEntry, aMatch, aProviderId } from "#tests/support/builders.ts"

const today = "2026-03-02"

describe("A license of a register", () => {
  it.each([
    ["Current, Active", true],
    ["ACTIVE", true],
    ["Clear; current", true],
    ["Current, Inactive", false],
    ["Delinquent, Active", false],
    ["Null and Void", false],
    ["Not active", false],
    ["Revoked", false],
    ["Closed", false],
    ["C 20", false]
  ])("that is called %s may be used: %s", (status, expected) => {
    expect(isActive({ status, expiresOn: null }, today)).toBe(expected)
  })

  it("may be used through its last day", () => {
    expect(isActive({ status: "Active", expiresOn: today }, today)).toBe(true)
    expect(isActive({ status: "Active", expiresOn: "2026-03-01" }, today)).toBe(false)
  })

  it("is found by letters and digits alone", () => {
    expect(plainNumber(" cfc-142.8813 #")).toBe("CFC1428813")
    expect(plainNumber("–")).toBe("")
  })

  it.each([
    ["BLUEBONNET PLUMBING LLC", "Bluebonnet Plumbing", true],
    ["HALL, RICK", "Rick Hall", true],
    ["Hall & Sons, Inc.", "Hall and Sons", true],
    ["JOSÉ'S ROOFING CO", "Joses Roofing", true],
    ["BLUEBONNET ROOFING LLC", "Bluebonnet Plumbing", false],
    ["PLUMBING LLC", "Bluebonnet Plumbing", false]
  ])("of %s is %s's: %s", (holder, businessName, expected) => {
    expect(isCalledAs(holder, businessName)).toBe(expected)
  })
})

describe("A match", () => {
  const claim = { providerId: aProviderId(), number: "CFC1428813", licenseUntil: null }
  const entry = aLicenseEntry()
  const how = { at: "2026-03-02T09:30:00.000Z", id: RegisterMatchId.make(aMatch().id) }

  it("waits where nothing of it was checked, and not where it was", () => {
    expect(matchOf(undefined, claim, entry, how)).toMatchObject({ isActive: true, settledAt: null })
    const checked = { ...claim, licenseUntil: "2026-02-27" }
    expect(matchOf(undefined, { ...checked, licenseUntil: "2027-03-31" }, entry, how)?.settledAt).toBe(how.at)
    expect(matchOf(undefined, checked, entry, how)?.settledAt).toBeNull()
  })

  it("waits once more when the license can no longer be used, though it was checked", () => {
    const before = aMatch({ providerId: claim.providerId, settledAt: how.at })
    expect(matchOf(before, claim, entry, how)).toBeNull()
    const inactive = { ...entry, status: "Null and void" }
    expect(matchOf(before, { ...claim, licenseUntil: "2027-03-31" }, inactive, how)).toEqual({
      ...before,
      isActive: false,
      foundAt: how.at,
      settledAt: null
    })
    expect(matchOf({ ...before, isActive: false }, claim, inactive, how)).toBeNull()
  })

  it("is good for a check that fits the form, unless it says no last day", () => {
    const found = {
      ...aMatch(),
      businessName: "Bluebonnet Plumbing",
      licenseNumber: "CFC-1428813",
      licenseUntil: null,
      entry,
      sentAt: how.at
    }
    expect(checkOfMatch(found)).toEqual({
      kind: "license",
      scope: "CFC, held by BLUEBONNET PLUMBING LLC (FL DBPR CILB)",
      reference: "CFC1428813",
      source: "register",
      expiresOn: "2099-08-31",
      registerEntry: entry.id
    })
    const long = "x".repeat(200)
    const longest = { ...entry, holder: long, class: long, register: long, number: long }
    expect(checkOfMatch({ ...found, entry: longest })?.scope.length).toBeLessThanOrEqual(200)
    expect(checkOfMatch({ ...found, entry: { ...entry, expiresOn: null } })).toBeNull()
    expect(checkOfMatch({ ...found, entry: null })).toBeNull()
    expect(checkOfMatch({ ...found, isActive: false })).toBeNull()
  })
})
