import { describe, expect, it } from "vitest"

import { caseFor, operatorsView } from "#domain/case/case-rules.ts"
import { aCase } from "#tests/support/builders.ts"

const forOperators = { note: "They have done so before.", takenAt: "2026-03-02T09:30:00.000Z" }
const stored = Object.assign(aCase({ state: "decided", ...forOperators }), { "a new column": "of operators" })
const forNobody = ["decidedBy", "version", "a new column"]

describe("What is stored of a case", () => {
  it.each([
    ["who has opened it", stored.openedBy],
    ["whom it is against", stored.against]
  ])("is read by %s as far as it is for them, whatever else comes to be stored", (_, reader) => {
    const shown = Object.keys(caseFor(stored, reader) ?? {})
    const hidden = new Set([...Object.keys(forOperators), ...forNobody, "against", "openedBy", "takenBy"])
    const others = Object.keys(stored).filter((name) => !hidden.has(name))
    expect(shown.toSorted()).toEqual([...others, "isOwn", "removed"].toSorted())
  })

  it("is read by operators as far as it is for them", () => {
    const others = Object.keys(stored).filter((name) => !forNobody.includes(name))
    expect(Object.keys(operatorsView(stored)).toSorted()).toEqual(others.toSorted())
  })
})
