import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import type { Check, CheckedProvider } from "#domain/check/check.ts"
import { saidNow } from "#domain/check/said-now.ts"
import { aCheck } from "#tests/support/builders.ts"

const now = "2026-05-04T09:30:00.000Z"

const license = (overrides: Partial<Check> = {}) => ({
  ...aCheck({ reference: "TX-4711" }),
  holder: null,
  ...overrides
})
const insurance = (overrides: Partial<Check> = {}) =>
  license({ kind: "insurance", reference: "State Farm", ...overrides })

type Stating = Parameters<typeof saidNow>[1]

const stating = (overrides: Partial<CheckedProvider> = {}): Stating => ({
  businessName: "Reyes Plumbing",
  isLicensed: true,
  licenseNumber: "TX-4711",
  isInsured: true,
  insuranceProvider: "State Farm",
  ...overrides
})

const said = (check: ReturnType<typeof license>, overrides: Partial<CheckedProvider> = {}) =>
  saidNow(check, stating(overrides), now)

describe("What a business says now of what was checked", () => {
  it("is told where the license's number is another one, not where it is written in another way", () => {
    expect(said(license(), { licenseNumber: "FAKE-999" })).toEqual(["The business now says: FAKE-999"])
    for (const licenseNumber of ["TX-4711", "tx 4711", "TX#4711."])
      expect(said(license(), { licenseNumber })).toEqual([])
  })

  it("is told where the insurer is another one, not where case or spaces differ", () => {
    expect(said(insurance(), { insuranceProvider: "My Cousin" })).toEqual([
      "The business now says: My Cousin"
    ])
    expect(said(insurance(), { insuranceProvider: "STATE  farm" })).toEqual([])
  })

  it("is told where it no longer claims a license or an insurance", () => {
    expect(said(license(), { isLicensed: false, licenseNumber: null })).toEqual([
      "The business no longer says that it is licensed"
    ])
    expect(said(insurance(), { isInsured: false, insuranceProvider: null })).toEqual([
      "The business no longer says that it is insured"
    ])
    expect(said(license(), { licenseNumber: null })).toEqual(["The business now says: no number"])
    expect(said(insurance(), { insuranceProvider: null })).toEqual(["The business now says: no insurer"])
  })

  it("is told where it is not called as the register's holder, apart from legal forms and the order of words", () => {
    const found = license({ holder: "REYES PLUMBING, LLC" })
    expect(said(found)).toEqual([])
    expect(said(found, { businessName: "Plumbing Reyes" })).toEqual([])
    expect(said(found, { businessName: "Sparky Roofing", licenseNumber: "FAKE-999" })).toEqual([
      "The business now says: FAKE-999",
      "The holder in the register: REYES PLUMBING, LLC"
    ])
  })

  it("is not told of backgrounds and identities, nor of checks that are over or were taken back", () => {
    const others = { businessName: "Sparky", licenseNumber: "FAKE-999", insuranceProvider: "My Cousin" }
    for (const kind of ["background", "identity"] as const)
      expect(said(license({ kind }), others)).toEqual([])
    for (const over of [{ expiresOn: "2026-05-02" }, { revokedAt: "2026-05-03T00:00:00.000Z" }]) {
      expect(said(license({ holder: "Rick Reyes", ...over }), others)).toEqual([])
      expect(said(insurance(over), others)).toEqual([])
    }
    expect(said(license({ expiresOn: "2026-05-04" }), others)).not.toEqual([])
  })

  it("is nothing where it says what was checked", () => {
    const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(text, text, text, (businessName, number, insurer) => {
        const same = { businessName, licenseNumber: number, insuranceProvider: insurer }
        expect(said(license({ reference: number, holder: businessName }), same)).toEqual([])
        expect(said(insurance({ reference: insurer }), same)).toEqual([])
      })
    )
  })
})
