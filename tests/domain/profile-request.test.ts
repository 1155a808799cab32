import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"

import { ProfileRequest } from "#domain/provider/profile/profile.ts"
import { readInput } from "#domain/shared/input.ts"

import { aProfileRequest } from "../support/builders.ts"

const read = readInput(ProfileRequest)

const faults = (input: unknown): Record<string, string> => {
  const result = read(input)
  return Result.isSuccess(result)
    ? {}
    : Object.fromEntries(result.failure.faults.map(({ field, message }) => [field, message]))
}

const fifty = "Please provide at least 50 characters describing your services"
const bounds = {
  rateLow: "Hourly rate must be at least $1",
  rateHigh: "Hourly rate cannot exceed $10,000"
}

describe("a provider's account of the business", () => {
  it("may be complete, listed or not", () => {
    expect(faults(aProfileRequest())).toEqual({})
    expect(faults(aProfileRequest({ listed: false }))).toEqual({})
  })

  it.each([
    ["businessName", "R", "Business name is required"],
    ["description", "x".repeat(49), fifty],
    ["description", `  ${"x".repeat(49)}  `, fifty],
    ["description", 5, fifty],
    ["location", "A", "Location is required"],
    ["zipCode", "7870", "Valid ZIP code is required"],
    ["zipCode", "Austin", "Valid ZIP code is required"],
    ["specialties", ["Astrology"], "Please choose your specialties from the list"],
    ["specialties", ["Plumbing", "plumbing"], "Please choose your specialties from the list"],
    ["specialties", [5], "Please choose your specialties from the list"],
    ["specialties", ["Plumbing", null], "Please choose your specialties from the list"],
    ["specialties", "Plumbing", "Please select at least one specialty"],
    ["hourlyRateMin", 0.5, bounds.rateLow],
    ["hourlyRateMin", "160,50", "Please name an amount, such as $800 or $1,250.50"],
    ["hourlyRateMax", 10_001, bounds.rateHigh],
    ["hourlyRateMin", 19.995, "Please use whole cents"],
    ["hourlyRateMax", 20, "Maximum rate cannot be below the minimum"],
    ["isLicensed", "yes", "Please say whether you are licensed"],
    ["isInsured", undefined, "Please say whether you are insured"],
    ["isLicensed", null, "Please say whether you are licensed"],
    ["availability", "later", "Please choose your availability"],
    ["responseTime", "2h", "Please choose your response time"],
    ["licenseNumber", 5, "Please give this as text"],
    ["businessName", "x".repeat(101), "Please use at most 100 characters"],
    ["description", "x".repeat(5_001), "Please use at most 5,000 characters"]
  ])("is at fault for %s = %j, listed or not", (field, value, message) => {
    const changed = { hourlyRateMin: 40, [field]: value }
    expect(faults(aProfileRequest({ ...changed, listed: true }))).toEqual({ [field]: message })
    expect(faults(aProfileRequest({ ...changed, listed: false }))).toEqual({ [field]: message })
  })

  it.each([
    ["description", fifty],
    ["specialties", "Please select at least one specialty"],
    ["location", "Location is required"],
    ["zipCode", "Valid ZIP code is required"]
  ])("needs %s to be listed, and may leave it blank until then", (field, message) => {
    const blanks = field === "specialties" ? [[], null, undefined] : ["", "  ", null, undefined]
    for (const blank of blanks) {
      expect(faults(aProfileRequest({ [field]: blank, listed: true }))).toEqual({ [field]: message })
      expect(faults(aProfileRequest({ [field]: blank, listed: false }))).toEqual({})
    }
  })

  it.each([true, false])("always has a name, for quotes bear it (listed: %s)", (listed) => {
    expect(faults(aProfileRequest({ businessName: " ", listed }))).toEqual({
      businessName: "Business name is required"
    })
  })

  it.each([true, false])("makes no claim without its particulars (listed: %s)", (listed) => {
    const claims = { isLicensed: true, isInsured: true, licenseNumber: "", insuranceProvider: null }
    expect(faults(aProfileRequest({ ...claims, listed }))).toEqual({
      licenseNumber: "Please enter your license number",
      insuranceProvider: "Please name your insurance provider"
    })
  })

  it("hears of all its faults at once", () => {
    expect(faults({})).toEqual({
      businessName: "Business name is required",
      description: fifty,
      specialties: "Please select at least one specialty",
      location: "Location is required",
      zipCode: "Valid ZIP code is required",
      isLicensed: "Please say whether you are licensed",
      isInsured: "Please say whether you are insured",
      availability: "Please choose your availability",
      responseTime: "Please choose your response time",
      listed: "Please say whether your business is to be listed"
    })
    expect(
      faults(aProfileRequest({ description: "short", isLicensed: true, licenseNumber: "", hourlyRateMax: 1 }))
    ).toEqual({
      description: fifty,
      licenseNumber: "Please enter your license number",
      hourlyRateMax: "Maximum rate cannot be below the minimum"
    })
  })

  it("may leave its rates open, each of them", () => {
    for (const rates of [{ hourlyRateMin: null }, { hourlyRateMax: null }, { hourlyRateMax: undefined }]) {
      expect(faults(aProfileRequest(rates))).toEqual({})
    }
  })
})
