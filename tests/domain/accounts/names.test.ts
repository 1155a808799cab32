import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { Registration, RegistrationForm } from "#domain/account/account.ts"
import { AccountChange } from "#domain/account/own-account.ts"
import { ContractorApplication } from "#domain/application/application.ts"
import { readProviderLine } from "#domain/import/provider-line.ts"
import { ProfileRequest } from "#domain/provider/profile/profile.ts"
import { aProfileRequest } from "#tests/support/builders.ts"

import { application, faults, registration } from "../form-inputs.ts"

const said = 'Please leave out our name, "checked by us", check marks and stars'

/** What is said about a name of a business, a person's name and a username. */
const aboutBusiness = (businessName: string) => faults(ProfileRequest, { ...aProfileRequest(), businessName })
const aboutPerson = (firstName: string) => faults(Registration, { ...registration, firstName })
const aboutUsername = (username: string) => faults(Registration, { ...registration, username })

const posing = [
  "Best Contractors On Demand",
  "BEST CONTRACTORS ON DEMAND Support",
  "bestcontractorsondemand",
  "best.contractors-on_demand",
  "Best\u00a0Contractors\u2003On\u3000Demand",
  "Be\u00adst Con\u200btractors On Demand",
  "Ｂｅｓｔ Ｃｏｎｔｒａｃｔｏｒｓ Ｏｎ Ｄｅｍａｎｄ",
  "Bést Contractors On Demand",
  "Joe Plumbing (checked by us)",
  "Joe Plumbing, Checked-By-Us",
  "Joe Plumbing ✓ Licensed",
  "Joe ✔️ Plumbing",
  "Joe ☑ Plumbing",
  "★★★★★ Joe",
  "Joe ☆",
  "Joe ⭐"
]

const honest = [
  "Best Contractors",
  "Best Contractors of Dallas",
  "Contractors On Demand",
  "On Demand Plumbing, the best contractors",
  "Checked by Ussery Inspections",
  "24/7 Plumbing",
  "A-1 Roofing #1",
  "J.R.",
  "Five Star Cleaning",
  "Lone Star Roofing 🤠🔧",
  "水管工 & Söhne",
  "Renée O’Neil-Ávila",
  "Awww. Pets & Homes"
]

describe("The name of a business, a person or a username", () => {
  it.each(posing)("does not look like us: %s", (name) => {
    expect(aboutBusiness(name)).toEqual({ businessName: said })
    expect(aboutPerson(name)).toEqual({ firstName: said })
    expect([said, "Please remove the invisible characters"]).toContain(aboutUsername(name).username)
  })

  it.each(honest)("may be %s", (name) => {
    expect([aboutBusiness(name), aboutPerson(name), aboutUsername(name)]).toEqual([{}, {}, {}])
  })

  it("does not look like us, whatever stands around and between our words", () => {
    const around = fc.string({ unit: "grapheme", maxLength: 20 })
    const marks = Array.from(" .,-_/·|\u00a0\u2009\u3000~+")
    const between = fc.string({ unit: fc.constantFrom(...marks), maxLength: 3 })
    const best = fc.mixedCase(fc.constant("best"))
    const others = ["contractors", "on", "demand"].map((word) =>
      fc.tuple(between, fc.mixedCase(fc.constant(word))).map((both) => both.join(""))
    )
    const ours = fc.tuple(best, ...others)
    fc.assert(
      fc.property(around, ours, around, (before, words, after) => {
        expect(aboutBusiness(before + words.join("") + after)).toEqual({ businessName: said })
      })
    )
  })

  it("may be all else", () => {
    const anything = fc.string({ unit: "grapheme", maxLength: 9 }).filter((text) => !/[✓✔☑★☆⭐]/u.test(text))
    const words = fc.constantFrom("Best", "Contractors", "of", "Demand", "Checked", "by", "USA", "✨", "/")
    const name = fc.array(fc.oneof(words, anything), { maxLength: 8 }).map((some) => some.join(" "))
    fc.assert(
      fc.property(name, (text) => {
        expect(Object.values(aboutBusiness(`x${text}`))).not.toContain(said)
      }),
      { numRuns: 1_000 }
    )
  })
})

describe("The names of a person", () => {
  it("do not look like us together", () => {
    const names = { firstName: "Best Contractors", lastName: "On Demand" }
    const typedTwice = { ...registration, confirmPassword: registration.password }
    expect([
      faults(Registration, { ...registration, ...names }),
      faults(RegistrationForm, { ...typedTwice, ...names }),
      faults(AccountChange, { ...registration, ...names }),
      faults(ContractorApplication, { ...application, ...names })
    ]).toEqual(Array.from({ length: 4 }, () => ({ firstName: said })))
    expect(faults(Registration, { ...registration, firstName: "Ours", lastName: "checked by us" })).toEqual({
      lastName: said
    })
  })

  it.each(["https://evil.example", "evil ://pay", "www.evil.example", "Visit WWW.evil.example"])(
    "make no link: %s",
    (name) => {
      const message = "Please leave out the link"
      expect(aboutPerson(name)).toEqual({ firstName: message })
      expect(faults(AccountChange, { ...registration, lastName: name })).toEqual({ lastName: message })
      expect(faults(ContractorApplication, { ...application, lastName: name })).toEqual({ lastName: message })
      expect(aboutBusiness(name)).toEqual({})
    }
  )

  it("are read whatever else is sent for them", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (firstName, lastName) => {
        expect(faults(AccountChange, { ...registration, firstName, lastName })).toBeTypeOf("object")
      })
    )
  })
})

it("A line of a file says which of its names look like ours", () => {
  const cells = {
    email: "joe@example.com",
    firstName: "Joe www.evil.example",
    lastName: "★",
    businessName: "Joe ✓ Licensed",
    description: application.description,
    specialties: "Plumbing",
    location: "Austin, TX",
    zipCode: "78704",
    availability: "flexible",
    responseTime: "24h"
  }
  expect(readProviderLine(2, cells, () => true)).toMatchObject({
    failure: [
      { line: 2, column: "firstName", message: "Please leave out the link" },
      { line: 2, column: "lastName", message: said },
      { line: 2, column: "businessName", message: said }
    ]
  })
})
