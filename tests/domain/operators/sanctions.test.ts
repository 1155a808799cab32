import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"

import { decisionAt } from "#domain/case/decision-at.ts"
import { holds } from "#domain/sanction/holds.ts"
import { sanctionRequestAt } from "#domain/sanction/sanction-request-at.ts"
import { endedSanction, liftedSanction, startedSanction } from "#domain/sanction/sanction-rules.ts"
import { sanctionWords } from "#domain/sanction/sanction-words.ts"
import { readInput } from "#domain/shared/input.ts"
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
    const read = readInput(sanctionRequestAt(before))
    const asked = { level: "suspended", reason: "Asked to pay ahead.", caseId }
    const request = Result.getOrThrow(read({ ...asked, until: "2026-03-02" }))
    expect(startedSanction(request, by)).toMatchObject({ caseId, until: "2026-03-02", liftedAt: null })
    expect(Result.isFailure(read({ ...asked, until: "2026-03-01" }))).toBe(true)
  })

  it.each([
    [
      "alone",
      sanctionRequestAt(before),
      { level: "limited", reason: "", until: "2020-01-01" },
      ["reason", "until"]
    ],
    [
      "with a decision",
      decisionAt(before),
      { outcome: "upheld", decision: "", sanction: { level: "limited", reason: "", until: "2020-01-01" } },
      ["decision", "sanction.reason", "sanction.until"]
    ],
    [
      "that is none",
      decisionAt(before),
      { outcome: "upheld", decision: "", sanction: 5 },
      ["decision", "sanction"]
    ]
  ])("%s has all that is wrong with it said at once, its day too", (_, schema, sent, fields) => {
    const { faults } = Result.getOrThrow(Result.flip(readInput<typeof schema>(schema)(sent)))
    expect(faults.map(({ field }) => field)).toEqual(fields)
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
