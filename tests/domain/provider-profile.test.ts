import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"

import { askedFields, isZipCode, missingFrom, neededFields } from "#domain/provider/profile/profile-needs.ts"
import { asOwnProfile, describedAs } from "#domain/provider/profile/profile-rules.ts"
import { ProfileRequest } from "#domain/provider/profile/profile.ts"
import { openProfile } from "#domain/provider/provider-rules.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { readInput } from "#domain/shared/input.ts"

import { aProfileRequest, aProvider, aUser } from "../support/builders.ts"

const read = readInput(ProfileRequest)

it("a business reaches fifty miles until it says otherwise", () => {
  expect(openProfile(aProvider().id, aUser({ role: "provider" })).radiusMiles).toBe(50)
})

describe("what a profile still needs", () => {
  const empty = { specialties: [], description: "", location: "", zipCode: "" }

  it("is everything but the name, right after registering", () => {
    expect(missingFrom(aProvider(empty))).toEqual(["description", "specialties", "location", "zipCode"])
  })

  it("is a number from the licensed and an insurer from the insured alone", () => {
    const profile = aProvider({ description: "x".repeat(50), isLicensed: true, isInsured: true })
    expect(missingFrom(profile)).toEqual(["licenseNumber", "insuranceProvider"])
    expect(missingFrom({ ...profile, isInsured: false, licenseNumber: "TX-1" })).toEqual([])
    const particulars = new Set<string>(["licenseNumber", "insuranceProvider"])
    expect(askedFields({ isLicensed: false })).toEqual(
      neededFields.filter((field) => !particulars.has(field))
    )
    expect(askedFields({ isLicensed: true, isInsured: true })).toEqual(neededFields)
  })

  it.each([
    ["78704", true],
    [" 78704-1234 ", true],
    ["7870", false],
    ["787045", false],
    ["Austin", false],
    [78704, false]
  ])("takes %j for a ZIP code: %s", (value, expected) => {
    expect(isZipCode(value)).toBe(expected)
  })
})

describe("a profile that its owner describes", () => {
  const now = "2026-04-01T10:00:00.000Z"
  const centre = { zipCode: "78704", latitude: 30.24, longitude: -97.77 }
  const austin = { ...centre, city: "Austin", state: "TX" }
  const request = Result.getOrThrow(
    read(aProfileRequest({ isLicensed: true, licenseNumber: " TX-9 ", insuranceProvider: "Typed before" }))
  )

  it("takes over what it is told, and where the ZIP code is", () => {
    const before = aProvider({ zipCode: "", latitude: null, place: null })
    expect(describedAs(before, request, austin, now).value).toMatchObject({
      ...centre,
      place: "tx/austin",
      licenseNumber: "TX-9",
      listed: true,
      updatedAt: now
    })
  })

  it("keeps what only the marketplace can say", () => {
    const earned: Partial<ProviderProfile> = {
      rating: 4.8,
      reviewCount: 12,
      ratingCounts: [0, 0, 1, 2, 9],
      completedJobs: 40,
      backgroundUntil: "2099-12-31",
      profileImage: "/images/reyes.jpg",
      portfolioImages: ["/images/1.jpg"]
    }
    expect(describedAs(aProvider(earned), request, austin, now).value).toMatchObject(earned)
  })

  it("has no insurer without being insured, no ZIP code's place without a ZIP code, and each specialty once", () => {
    const twice = { ...request, specialties: ["Moving", "Plumbing", "Moving"] }
    expect(describedAs(aProvider(), twice, null, now).value).toMatchObject({
      insuranceProvider: null,
      zipCode: "",
      latitude: null,
      longitude: null,
      place: null,
      specialties: ["Moving", "Plumbing"]
    })
  })

  it("is shown to its owner with the account's phone number and what is missing", () => {
    const own = asOwnProfile(aProvider({ listed: false, description: "" }), "512-555-0143", now)
    expect(own).toMatchObject({ phone: "512-555-0143", listed: false, missing: ["description"] })
    expect(own).not.toHaveProperty("latitude")
    expect(own).not.toHaveProperty("userId")
  })
})
