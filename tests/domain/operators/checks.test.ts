import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"

import { checkRequestAt } from "#domain/check/check-request-at.ts"
import {
  checkedUntil,
  newCheck,
  revokedCheck,
  sameCheck,
  saysItsEnd,
  shownChecks
} from "#domain/check/check-rules.ts"
import { checkWords } from "#domain/check/check-words.ts"
import type { CheckRequest } from "#domain/check/check.ts"
import { isCheckValid } from "#domain/check/valid.ts"
import { checkedNow } from "#domain/provider/provider-rules.ts"
import { CheckId, LicenseEntryId } from "#domain/shared/ids.ts"
import { readInput } from "#domain/shared/input.ts"
import { aCheck, aProvider, aProviderId, aUserId } from "#tests/support/builders.ts"

const noon = "2026-03-02T20:00:00.000Z"
const by = { id: CheckId.make("0190a0a0-0000-7000-8000-000000000001"), by: aUserId(), at: noon }

describe("a check", () => {
  it.each([
    ["2026-03-01", false],
    ["2026-03-02", true],
    ["2026-03-03", true],
    [null, false]
  ])("until %s holds on March 2: %s", (until, expected) => {
    expect(isCheckValid(until, noon)).toBe(expected)
  })

  it("holds until its last day is over in Hawaii", () => {
    expect(isCheckValid("2026-03-02", "2026-03-03T09:59:59.000Z")).toBe(true)
    expect(isCheckValid("2026-03-02", "2026-03-03T10:00:00.000Z")).toBe(false)
  })

  const request: CheckRequest = {
    kind: "license",
    scope: "Plumbing",
    reference: "TX-1",
    source: "register",
    expiresOn: "2027-03-31"
  }
  const read = (changes: Partial<Record<keyof CheckRequest, unknown>>, at = noon) =>
    readInput(checkRequestAt(at))({ ...request, ...changes })

  it.each([
    [{ expiresOn: "2026-03-02" }, "Please choose a day in the future."],
    [{ expiresOn: "2020-01-01" }, "Please choose a day in the future."],
    [{ kind: "background", expiresOn: "2028-03-03" }, "Please choose a day within 24 months."]
  ] as const)("cannot be made with %j", (changes, message) => {
    expect(Result.getOrThrow(Result.flip(read(changes)))).toMatchObject({
      faults: [{ field: "expiresOn", message }]
    })
  })

  it("says all that is wrong with it at once, its day too", () => {
    const faults = Result.getOrThrow(Result.flip(read({ scope: "", expiresOn: "2020-01-01" }))).faults
    expect(faults.map(({ field }) => field)).toEqual(["scope", "expiresOn"])
    const unread = Result.getOrThrow(Result.flip(read({ kind: 5, expiresOn: 5 }))).faults
    expect(unread.map(({ field }) => field)).toEqual(["kind", "expiresOn"])
  })

  it.each([
    { expiresOn: "2026-03-03" },
    { kind: "background", expiresOn: "2028-03-02" },
    { kind: "license", expiresOn: "2035-01-01" }
  ] as const)("can be made with %j", (changes) => {
    const check = newCheck(aProviderId(), Result.getOrThrow(read(changes)), by)
    expect(check).toMatchObject({ ...changes, revokedAt: null, checkedAt: noon })
  })

  it.each([
    ["2030-02-28", true],
    ["2030-03-01", false]
  ])("of somebody's background on Feb 29, 2028 can end on %s: %s", (expiresOn, expected) => {
    const result = read({ kind: "background", expiresOn }, "2028-02-29T20:00:00.000Z")
    expect(Result.isSuccess(result)).toBe(expected)
  })

  it("is taken back once", () => {
    const revoked = Result.getOrThrow(revokedCheck(aCheck(), by, "The register says so."))
    expect(revoked).toMatchObject({ revokedAt: noon, revokedBy: by.by, reason: "The register says so." })
    expect(Result.getOrThrow(Result.flip(revokedCheck(revoked, by, "Again, as it seems.")))).toMatchObject({
      _tag: "ChangedMeanwhile"
    })
  })
})

describe("one of several checks", () => {
  it("is stored already where it says the same, is of the same row, and was not taken back", () => {
    const [stored, wanted] = [aCheck(), aCheck()]
    expect(sameCheck([aCheck({ scope: "Roofing" }), stored], wanted)).toBe(stored)
    expect(sameCheck([{ ...stored, revokedAt: noon }], wanted)).toBeNull()
    const registerEntry = LicenseEntryId.make("0190a0a0-0000-7000-8000-000000000002")
    expect(sameCheck([stored], { ...wanted, registerEntry })).toBeNull()
  })

  it("says the end for all of its kind that end that day: the first that was not taken back", () => {
    const [newest, middle, oldest] = [aCheck(), aCheck(), aCheck({ revokedAt: noon })]
    const all = [newest, middle, oldest]
    expect(all.map((check) => saysItsEnd(all, check))).toEqual([false, true, false])
  })
})

describe("a business with checks", () => {
  it("is checked until the longest of each kind ends, of those that were not taken back", () => {
    expect(
      checkedUntil([
        aCheck({ expiresOn: "2026-05-01" }),
        aCheck({ expiresOn: "2027-05-01" }),
        aCheck({ expiresOn: "2030-05-01", revokedAt: noon }),
        aCheck({ kind: "background", expiresOn: "2026-08-01" })
      ])
    ).toEqual({
      licenseUntil: "2027-05-01",
      insuranceUntil: null,
      backgroundUntil: "2026-08-01",
      identityUntil: null
    })
  })

  const all = { licenseUntil: "2026-03-02", insuranceUntil: "2026-03-05", backgroundUntil: "2026-03-03" }
  it.each([
    [noon, { isBackgroundChecked: true, isInsuranceChecked: true, isLicenseChecked: true }, "verified"],
    ["2026-03-03T20:00:00.000Z", { isBackgroundChecked: true, isInsuranceChecked: true }, "unverified"],
    ["2026-03-04T20:00:00.000Z", { isBackgroundChecked: false, isInsuranceChecked: true }, "unverified"],
    ["2026-03-06T20:00:00.000Z", { isBackgroundChecked: false }, "unverified"]
  ])("at %s has the checks %o, and is %s", (now, checks, verificationStatus) => {
    expect(checkedNow(all, now)).toEqual({ ...checks, verificationStatus })
  })

  it.each(["licenseUntil", "insuranceUntil", "backgroundUntil"])("is not verified without %s", (missing) => {
    expect(checkedNow({ ...all, [missing]: null }, noon).verificationStatus).toBe("unverified")
  })
})

describe("what everybody reads", () => {
  const stating = aProvider({
    isLicensed: true,
    licenseNumber: "TX-1",
    isInsured: true,
    insuranceProvider: "Acme Mutual"
  })
  const shown = (...checks: ReadonlyArray<ReturnType<typeof aCheck>>) => shownChecks(stating, checks, noon)

  it("is what the business says where nobody has looked", () => {
    expect(shown()).toMatchObject([
      { kind: "license", state: "stated", reference: "TX-1", checkedAt: null },
      { kind: "insurance", state: "stated", reference: "Acme Mutual", expiresOn: null }
    ])
    expect(shownChecks(aProvider({ isLicensed: false, licenseNumber: "TX-1" }), [], noon)).toEqual([])
  })

  it("is all that holds of one kind, the longest first", () => {
    const ends = ["2027-01-31", "2028-01-31"]
    const licenses = shown(
      ...ends.map((expiresOn) => aCheck({ expiresOn })),
      aCheck({ expiresOn: "2026-01-31" })
    )
    expect(licenses.filter(({ kind }) => kind === "license").map(({ expiresOn }) => expiresOn)).toEqual(
      ends.toReversed()
    )
  })

  it("is each check that holds, in words of its own, with no day that is to come where it was made", () => {
    const [license, ...others] = shown(
      aCheck({ checkedAt: "2026-02-13T02:00:00.000Z", expiresOn: "2027-03-31", scope: "The owner only" }),
      aCheck({ kind: "insurance", expiresOn: "2026-02-28" })
    )
    expect(license && checkWords(license)).toBe(
      "checked by us Feb 12, 2026, valid until Mar 31, 2027; The owner only; TX-1"
    )
    expect(others.map(checkWords)).toEqual(["stated by the business; our check ended Feb 28, 2026"])
  })

  it("is nothing of a background check but its days and whom it covers", () => {
    const background = aCheck({ kind: "background", source: "third_party", reference: "Report 7" })
    expect(shown(background).at(-1)).toEqual({
      kind: "background",
      state: "checked",
      scope: background.scope,
      reference: null,
      source: null,
      checkedAt: background.checkedAt,
      expiresOn: "2026-12-31"
    })
  })

  it("is nothing of what was taken back", () => {
    expect(shown(aCheck({ revokedAt: noon }))[0]).toMatchObject({ state: "stated" })
  })
})
