import type * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"

import { NewMessage } from "#domain/messaging/conversation.ts"
import { ProjectRequest } from "#domain/project/project.ts"
import { Bid, Offer } from "#domain/quote/offer/offer.ts"
import { QuoteRequest } from "#domain/quote/quote.ts"

import { aProviderId } from "../support/builders.ts"
import { faults, project, quote } from "./form-inputs.ts"

const noAmount = "Please name an amount, such as $800 or $1,250.50"

describe("messages of the forms", () => {
  it.each([
    ["serviceType", "", "Service type is required"],
    ["description", "too short", "Please provide more details about your project"],
    ["urgency", undefined, "Please choose how soon you need it"],
    ["contactName", " ", "Name is required"],
    ["contactPhone", "123456789", "Valid phone number is required"],
    ["providerId", "42", "Please choose a provider"],
    ["providerId", 42, "Please choose a provider"],
    ["budgetMin", -1, "Budget must be $0 or more"],
    ["budgetMin", "2500 dollars", noAmount],
    ["budgetMax", 10_000_001, "Budget cannot exceed $10,000,000"]
  ])("quote request: %s = %j", (field, value, message) => {
    expect(faults(QuoteRequest, { ...quote, [field]: value })).toEqual({ [field]: message })
  })

  it.each<readonly [Schema.ConstraintDecoder<unknown>, object, string, number]>([
    [QuoteRequest, quote, "description", 10],
    [QuoteRequest, quote, "contactPhone", 10],
    [ProjectRequest, project, "title", 5],
    [ProjectRequest, project, "description", 20]
  ])("nothing is wrong with the fewest characters %#", (schema, filledIn, field, least) => {
    expect(faults(schema, { ...filledIn, [field]: "x".repeat(least) })).toEqual({})
    expect(faults(schema, { ...filledIn, [field]: "x".repeat(least - 1) })).toHaveProperty(field)
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
    ["budget", null, "Budget must be at least $100"],
    ["budget", "about 400", noAmount],
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
    [Offer, { price: 0 }, { price: "Price must be at least $1" }],
    [Offer, { price: 10_000_001 }, { price: "Price cannot exceed $10,000,000" }],
    [Offer, { price: 1 }, {}],
    [
      Bid,
      { price: 5 },
      { message: "Please add a message to your offer", timeline: "Please say when you can do the work" }
    ],
    [
      Bid,
      { price: 5, message: "Gladly.", timeline: "1 day", projectVersion: "0" },
      { projectVersion: "Please send the version of the project that you have read as a number" }
    ],
    [NewMessage, { content: "   " }, { content: "Please write a message" }]
  ])("offer, bid, message %#", (schema: Schema.ConstraintDecoder<unknown>, input, wanted) => {
    expect(faults(schema, input)).toEqual(wanted)
  })
})
