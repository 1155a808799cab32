import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"

import { holds } from "#domain/sanction/holds.ts"
import { endedSanction, liftedSanction, startedSanction } from "#domain/sanction/sanction-rules.ts"
import { sanctionWords } from "#domain/sanction/sanction-words.ts"
import { aCase, aSanction, aUserId } from "#tests/support/builders.ts"

// The first of March in Hawaii, and the second.
const [before, after] = ["2026-03-02T09:59:59.999Z", "2026-03-02T10:00:00.000Z"]

describe("A sanction", () => {
  it("holds until its day has come in Hawaii, or it was lifted", () => {
    const until = aSanction({ until: "2026-03-02" })
    expect([holds(until, before), holds(until, after)]).toEqual([true, false])
    expect(holds(aSanction(), after)).toBe(true)
    expect(holds(aSanction({ liftedAt: before }), after)).toBe(false)
  })

  it("begins with the case that it is for, and with no day that has come", () => {
    const caseId = aCase().id
    const by = { id: aSanction().id, userId: aUserId(), by: aUserId(), at: before }
    const start = (until: string | null) =>
      startedSanction({ level: "suspended", reason: "Asked to pay ahead.", caseId, until }, by)
    expect(Result.getOrThrow(start("2026-03-02"))).toMatchObject({
      caseId,
      until: "2026-03-02",
      liftedAt: null
    })
    expect(Result.isFailure(start("2026-03-01"))).toBe(true)
  })

  it("says what it is, until when, why, and where the person can object", () => {
    const suspended = aSanction({ level: "suspended", reason: "You asked to be paid ahead" })
    expect(sanctionWords(suspended, null)).toBe("This account is suspended: You asked to be paid ahead.")
    expect(sanctionWords({ ...suspended, until: "2026-12-01" }, "help@example.com")).toBe(
      "This account is suspended until Dec 1, 2026: You asked to be paid ahead. You can answer to help@example.com."
    )
  })

  it("is lifted by somebody for a reason, once; its day ends it without", () => {
    const lifting = { at: before, by: aUserId(), reason: "It was a mix-up." }
    const lifted = Result.getOrThrow(liftedSanction(aSanction(), lifting))
    expect(lifted).toMatchObject({ liftedAt: before, liftedBy: lifting.by, liftReason: lifting.reason })
    expect(Result.isFailure(liftedSanction(lifted, lifting))).toBe(true)
    expect(endedSanction(aSanction(), after)).toMatchObject({
      liftedAt: after,
      liftedBy: null,
      liftReason: null
    })
  })
})
