import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { Credentials, Registration, RegistrationForm } from "#domain/account/account.ts"
import { ContractorApplication } from "#domain/application/application.ts"
import { readLicenseLine } from "#domain/import/license-line.ts"
import { MessagePage, NewMessage } from "#domain/messaging/conversation.ts"
import { PeoplePage } from "#domain/operator/people.ts"
import { ProjectPage } from "#domain/project/feed.ts"
import { ProjectRequest } from "#domain/project/project.ts"
import { JobAlertsRequest } from "#domain/provider/alerts/job-alerts.ts"
import { notInList } from "#domain/provider/business-texts.ts"
import { ProfileRequest } from "#domain/provider/profile/profile.ts"
import { ProviderFilter } from "#domain/provider/search/provider-filter.ts"
import { SavedSearchRequest } from "#domain/provider/search/saved-search.ts"
import { TemplateRequest } from "#domain/quote/offer/offer-template.ts"
import { Bid, Offer } from "#domain/quote/offer/offer.ts"
import { QuoteRequest } from "#domain/quote/quote.ts"
import * as ids from "#domain/shared/ids.ts"
import { readInput } from "#domain/shared/input.ts"
import { aProfileRequest } from "#tests/support/builders.ts"

import { application, faults, project, quote, registration } from "./form-inputs.ts"

const many = (one: unknown) => Array.from({ length: 20_000 }, () => one)

describe("reading any input", () => {
  it("trims text, keeps passwords to the letter, and lowers emails", () => {
    const read = Result.getOrThrow(
      readInput(Registration)({
        ...registration,
        email: " Olivia@Example.COM ",
        firstName: " Olivia ",
        password: " pass word "
      })
    )
    expect(read).toMatchObject({ email: "olivia@example.com", firstName: "Olivia", password: " pass word " })
  })

  it("takes an accented letter for the same, however a keyboard has composed it", () => {
    const composed = { email: "jos\u00e9@example.com", username: "jos\u00e9", firstName: "Jos\u00e9" }
    const decomposed = { email: "jose\u0301@example.com", username: "jose\u0301", firstName: "Jose\u0301" }
    expect(Result.getOrThrow(readInput(Registration)({ ...registration, ...decomposed }))).toMatchObject(
      composed
    )
  })

  it("takes what nobody can see for nothing", () => {
    const nothing = "\u200b \u2060\u00ad\ufeff"
    expect(faults(NewMessage, { content: nothing })).toEqual(faults(NewMessage, { content: "" }))
    expect(faults(Registration, { ...registration, firstName: nothing })).toEqual({
      firstName: "First name is required"
    })
    // Emoji and Persian words that need invisible characters among visible ones.
    for (const content of [
      "\u2764\ufe0f",
      "\ud83d\udc69\u200d\ud83d\udd27",
      "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"
    ])
      expect(Result.getOrThrow(readInput(NewMessage)({ content }))).toMatchObject({ content })
  })

  it("drops what would turn the direction of other words, from names and longer texts, and nothing else", () => {
    const turning = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    const people = { firstName: `Zo\u00eb${turning}`, username: `${turning}zoe` }
    expect(Result.getOrThrow(readInput(Registration)({ ...registration, ...people }))).toMatchObject({
      firstName: "Zo\u00eb",
      username: "zoe"
    })
    const rightToLeft = "\u200f\u05e9\u05dc\u05d5\u05dd 3\u200e \ud83d\udc69\u200d\ud83d\udd27"
    expect(Result.getOrThrow(readInput(NewMessage)({ content: `a${turning} ${rightToLeft}` }))).toMatchObject(
      {
        content: `a ${rightToLeft}`
      }
    )
    expect(Result.getOrThrow(readInput(PeoplePage)({ q: ` ${turning}512` }))).toMatchObject({ q: " 512" })
    expect(Result.getOrThrow(readInput(ProjectPage)({ query: `tap${turning}` }))).toMatchObject({
      query: "tap"
    })
    const business = { ...application, businessName: `Reyes${turning} Plumbing` }
    expect(Result.getOrThrow(readInput(ContractorApplication)(business))).toMatchObject({
      businessName: "Reyes Plumbing"
    })
    expect(
      readLicenseLine(1, { number: "M-1", holder: `${turning}Rick Reyes`, status: "Active" })
    ).toMatchObject({ success: { holder: "Rick Reyes" } })
  })

  it("keeps line breaks and tabs in longer texts, and makes control characters spaces in those of one line", () => {
    const typed = { title: "New\tbath\u001broom\r\nsoon\u2028", description: "A\tshower,\nand no tub.\r\n" }
    expect(Result.getOrThrow(readInput(ProjectRequest)({ ...project, ...typed }))).toMatchObject({
      title: "New bath room  soon",
      description: "A\tshower,\nand no tub."
    })
    const people = { firstName: "Zo\u00eb\u0007", lastName: "\u0085Park", phone: "512\t555-0142" }
    expect(Result.getOrThrow(readInput(Registration)({ ...registration, ...people }))).toMatchObject({
      firstName: "Zo\u00eb",
      lastName: "Park",
      phone: "512 555-0142"
    })
    const profile = {
      ...aProfileRequest(),
      businessName: "Reyes\nPlumbing",
      description: "Pipes.\n".repeat(9)
    }
    expect(Result.getOrThrow(readInput(ProfileRequest)(profile))).toMatchObject({
      businessName: "Reyes Plumbing",
      description: "Pipes.\n".repeat(9).trim()
    })
    expect(faults(Registration, { ...registration, email: "oli\u0007via@example.com" })).toEqual({
      email: "Please remove the invisible characters"
    })
  })

  it("refuses names of accounts that differ by what nobody can see", () => {
    expect(
      faults(Registration, { ...registration, email: "oli\u200bvia@example.com", username: "oli\u2060via" })
    ).toEqual({
      email: "Please remove the invisible characters",
      username: "Please remove the invisible characters"
    })
  })

  it("accepts what is complete", () => {
    expect(faults(ContractorApplication, application)).toEqual({})
    expect(faults(QuoteRequest, quote)).toEqual({})
    expect(faults(ProjectRequest, project)).toEqual({})
  })

  it("takes an application without what has a default", () => {
    const { availability, isInsured, isLicensed, responseTime, ...others } = application
    expect(Result.getOrThrow(readInput(ContractorApplication)(others))).toMatchObject({
      isLicensed: false,
      isInsured: false,
      availability: "flexible",
      responseTime: "24h"
    })
    expect(faults(ContractorApplication, { ...others, availability, responseTime: "soon" })).toEqual({
      responseTime: "Please choose your response time"
    })
    expect(Object.keys(faults(ContractorApplication, { ...others, isInsured, isLicensed: "yes" }))).toEqual([
      "isLicensed"
    ])
  })

  it("has a sentence for each kind of id that is none, also where it may be left out", () => {
    const { naming: _, optionalId, unknownOf, ...kinds } = ids
    for (const kind of Object.values<Schema.Codec<string>>(kinds)) {
      const message = unknownOf(kind)
      expect(message).toMatch(/^(Unknown|Please) /)
      expect(faults(Schema.Struct({ id: kind }), {})).toEqual({ id: message })
      expect(faults(Schema.Struct({ id: optionalId(kind) }), { id: "1" })).toEqual({ id: message })
    }
  })

  it.each([
    [
      "an offer's lines",
      TemplateRequest,
      { name: "Floors", offer: { lines: many({}) } },
      "offer.lines",
      "An offer has at most 40 lines"
    ],
    [
      "what is included",
      TemplateRequest,
      { name: "Floors", offer: { includes: many(0) } },
      "offer.includes",
      "Please list at most 10 things"
    ],
    [
      "words of alerts",
      JobAlertsRequest,
      { words: many(0), without: [], radiusMiles: 50 },
      "words",
      "Please give at most 10 words"
    ],
    ["specialties", ProfileRequest, aProfileRequest({ specialties: many(0) }), "specialties", notInList]
  ] as const)(
    "says one thing of a list that is too long, however much is in it: %s",
    (_, schema, sent, field, said) => {
      const read: Schema.ConstraintDecoder<unknown> = schema
      expect(faults(read, sent)).toEqual({ [field]: said })
    }
  )

  it("says at most a hundred things", () => {
    const query = Object.fromEntries(Array.from({ length: 5_000 }, (_, turn) => [`name${turn}`, []]))
    const read = readInput(SavedSearchRequest)({ name: "Mine", query, alert: "off" })
    expect(Result.isFailure(read) && read.failure.faults.length).toBe(100)
  })

  it("refuses the invisible NUL that a database cannot keep", () => {
    expect(faults(NewMessage, { content: "a\u0000b" })).toEqual({
      content: "Please remove the invisible control characters"
    })
  })

  it.each([
    ["minRating", "0"],
    ["minRating", "5.1"],
    ["minRating", "many"],
    ["limit", "0"],
    ["limit", "51"],
    ["limit", "1.5"],
    ["offset", "-1"],
    ["isLicensed", "yes"],
    ["availability", "soon"],
    ["sortBy", "name"]
  ])("refuses the query %s=%s", (name, value) => {
    expect(Object.keys(faults(ProviderFilter, { [name]: value }))).toEqual([name])
  })

  it.each([
    ["limit", "0"],
    ["limit", "201"],
    ["before", "nobody"]
  ])("refuses the message page %s=%s", (name, value) => {
    expect(Object.keys(faults(MessagePage, { [name]: value }))).toEqual([name])
  })

  const schemas: ReadonlyArray<Schema.ConstraintDecoder<unknown>> = [
    Credentials,
    RegistrationForm,
    QuoteRequest,
    ProjectRequest,
    ContractorApplication,
    Offer,
    Bid,
    NewMessage,
    ProviderFilter
  ]
  it.each(schemas.map((schema, index) => [index, schema] as const))(
    "never throws, and says what is wrong (%i)",
    (_, schema) => {
      const odd = fc.record({ budgetMin: fc.anything(), budgetMax: fc.anything(), password: fc.anything() })
      fc.assert(
        fc.property(fc.oneof(fc.jsonValue(), odd), (input) => {
          const result = readInput(schema)(input)
          expect(Result.isSuccess(result) || result.failure.faults.length > 0).toBe(true)
        })
      )
    }
  )
})
