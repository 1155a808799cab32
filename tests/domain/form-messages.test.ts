import type * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"

import { Credentials, Registration, RegistrationForm } from "#domain/account/account.ts"
import { ContractorApplication } from "#domain/application/application.ts"
import { NewMessage } from "#domain/messaging/conversation.ts"
import { ProjectRequest } from "#domain/project/project.ts"
import { Bid, Offer, QuoteRequest } from "#domain/quote/quote.ts"

import { aProviderId } from "../support/builders.ts"
import { application, faults, project, quote, registration } from "./form-inputs.ts"

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
    ["serviceType", "", "Service type is required"],
    ["description", "too short", "Please provide more details about your project"],
    ["urgency", undefined, "Please choose how soon you need it"],
    ["contactName", " ", "Name is required"],
    ["contactPhone", "123456789", "Valid phone number is required"],
    ["providerId", "42", "Please choose a provider"],
    ["providerId", 42, "Please choose a provider"],
    ["budgetMin", -1, "Budget must be $0 or more"],
    ["budgetMax", 10_000_001, "Budget cannot exceed $10,000,000"]
  ])("quote request: %s = %j", (field, value, message) => {
    expect(faults(QuoteRequest, { ...quote, [field]: value })).toEqual({ [field]: message })
  })

  it("quote request: the maximum budget is not below the minimum, said beside all other faults", () => {
    expect(faults(QuoteRequest, { ...quote, contactName: "", budgetMin: 500, budgetMax: 100 })).toEqual({
      contactName: "Name is required",
      budgetMax: "Maximum budget cannot be below the minimum"
    })
    expect(faults(QuoteRequest, { ...quote, budgetMin: null, budgetMax: 100 })).toEqual({})
  })

  it.each([
    ["title", "Tub", "Title must be at least 5 characters"],
    ["description", "Too short.", "Description must be at least 20 characters"],
    ["categoryId", "", "Please select a service category"],
    ["location", "", "Location is required"],
    ["budget", 99.99, "Budget must be at least $100"],
    ["budget", "1000", "Budget must be at least $100"],
    ["budget", 1_000_000.01, "Budget cannot exceed $1,000,000"],
    ["budget", 100.005, "Please use whole cents"],
    ["timeline", "someday", "Please select a timeline"]
  ])("project: %s = %j", (field, value, message) => {
    expect(faults(ProjectRequest, { ...project, [field]: value })).toEqual({ [field]: message })
  })

  it.each(["", "all", null, undefined, aProviderId()])("project: provider %j is fine", (providerId) => {
    expect(faults(ProjectRequest, { ...project, providerId })).toEqual({})
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
    ["specialties", [], "Please select at least one specialty"],
    ["agreeToTerms", false, "You must agree to the terms and conditions"],
    ["agreeToBackgroundCheck", undefined, "Background check consent is required"]
  ])("application: %s = %j", (field, value, message) => {
    expect(faults(ContractorApplication, { ...application, [field]: value })).toEqual({ [field]: message })
  })

  it.each([
    [Offer, { price: 0 }, { price: "Price must be at least $1" }],
    [Offer, { price: 10_000_001 }, { price: "Price cannot exceed $10,000,000" }],
    [Offer, { price: 1 }, {}],
    [
      Bid,
      { price: 5 },
      { message: "Please add a message to your offer", timeline: "Please say when you can do the work" }
    ],
    [NewMessage, { content: "   " }, { content: "Please write a message" }]
  ])("offer, bid, message %#", (schema: Schema.ConstraintDecoder<unknown>, input, wanted) => {
    expect(faults(schema, input)).toEqual(wanted)
  })
})
