import { describe, expect, it } from "vitest"

import { Credentials, Registration, RegistrationForm } from "#domain/account/account.ts"
import { ContractorApplication } from "#domain/application/application.ts"

import { application, faults, registration } from "./form-inputs.ts"

describe("messages of the forms", () => {
  it.each([
    ["email", "nope", "Please enter a valid email address"],
    ["email", undefined, "Please enter a valid email address"],
    ["password", "", "Password is required"],
    ["password", undefined, "Password is required"],
    ["password", 12345678, "Password is required"]
  ])("login: %s = %j", (field, value, message) => {
    expect(faults(Credentials, { email: "a@b.co", password: "x", [field]: value })).toEqual({
      [field]: message
    })
  })

  it.each([
    ["username", " ab ", "Username must be at least 3 characters"],
    ["email", "a@b", "Please enter a valid email address"],
    ["email", 5, "Please enter a valid email address"],
    ["firstName", "  ", "First name is required"],
    ["lastName", null, "Last name is required"],
    ["password", "1234567", "Password must be at least 8 characters"],
    ["role", "admin", "Please choose a role"],
    ["firstName", "x".repeat(101), "Please use at most 100 characters"]
  ])("register: %s = %j", (field, value, message) => {
    expect(faults(Registration, { ...registration, [field]: value })).toEqual({ [field]: message })
  })

  it("register: the form asks for the password twice, and says so beside all other faults", () => {
    expect(faults(RegistrationForm, { ...registration, confirmPassword: "" })).toEqual({
      confirmPassword: "Please confirm your password"
    })
    expect(faults(RegistrationForm, { ...registration, email: "nope", confirmPassword: "other" })).toEqual({
      email: "Please enter a valid email address",
      confirmPassword: "Passwords don't match"
    })
  })

  it.each([
    ["firstName", "M", "First name must be at least 2 characters"],
    ["lastName", "", "Last name must be at least 2 characters"],
    ["email", "nope", "Please enter a valid email address"],
    ["phone", "123", "Please enter a valid phone number"],
    ["businessName", "R", "Business name is required"],
    ["description", "Short.", "Please provide at least 50 characters describing your services"],
    ["location", "A", "Location is required"],
    ["zipCode", "787", "Valid ZIP code is required"],
    ["zipCode", "Austin", "Valid ZIP code is required"],
    ["hourlyRateMin", 50, "Please give this as text"],
    ["hourlyRateMin", "0.50", "Hourly rate must be at least $1"],
    ["hourlyRateMin", "abc", "Please name an amount, such as $80, or leave this empty"],
    ["hourlyRateMax", "$", "Please name an amount, such as $80, or leave this empty"],
    ["hourlyRateMin", "-5", "Hourly rate must be at least $1"],
    ["hourlyRateMax", "$12,000", "Hourly rate cannot exceed $10,000"],
    ["hourlyRateMin", "50.555", "Please use whole cents"],
    ["hourlyRateMax", "$1,250.005", "Please use whole cents"],
    ["specialties", [], "Please select at least one specialty"],
    ["specialties", undefined, "Please select at least one specialty"],
    ["specialties", null, "Please select at least one specialty"],
    ["specialties", "Plumbing", "Please select at least one specialty"],
    ["specialties", ["Plumbing", "Handyman", "Nope"], "Please choose your specialties from the list"],
    ["specialties", [5], "Please choose your specialties from the list"],
    ["agreeToTerms", false, "You must agree to the terms and conditions"],
    ["agreeToBackgroundCheck", undefined, "Background check consent is required"]
  ])("application: %s = %j", (field, value, message) => {
    expect(faults(ContractorApplication, { ...application, [field]: value })).toEqual({ [field]: message })
  })

  it.each([
    ["firstName", 2],
    ["lastName", 2],
    ["phone", 10],
    ["businessName", 2],
    ["description", 50],
    ["location", 2]
  ] as const)("application: nothing is wrong with a %s of %i characters", (field, least) => {
    expect(faults(ContractorApplication, { ...application, [field]: "x".repeat(least) })).toEqual({})
    expect(faults(ContractorApplication, { ...application, [field]: "x".repeat(least - 1) })).toHaveProperty(
      field
    )
  })

  it("application: what no profile may say is told beside all other faults", () => {
    const claims = { isLicensed: true, licenseNumber: " ", isInsured: true }
    const rates = { hourlyRateMin: "$120", hourlyRateMax: "80" }
    expect(faults(ContractorApplication, { ...application, ...claims, ...rates, firstName: "M" })).toEqual({
      firstName: "First name must be at least 2 characters",
      licenseNumber: "Please enter your license number",
      insuranceProvider: "Please name your insurance provider",
      hourlyRateMax: "Maximum rate cannot be below the minimum"
    })
  })

  it.each([
    { hourlyRateMin: "60", hourlyRateMax: "" },
    { hourlyRateMin: "from 120", hourlyRateMax: "80" },
    { hourlyRateMin: "1.5e9", hourlyRateMax: "0x0" },
    { hourlyRateMin: " $1,250.50", hourlyRateMax: "1999.99" },
    { specialties: ["Plumbing", "HVAC", "Plumbing"] },
    { isLicensed: false, licenseNumber: "" }
  ])("application: nothing is wrong with %j", (answers) => {
    expect(faults(ContractorApplication, { ...application, ...answers })).toEqual({})
  })
})
