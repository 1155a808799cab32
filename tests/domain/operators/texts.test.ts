import type * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"

import { Declining } from "#domain/application/application-record.ts"
import { Answer, Decision, ProblemRequest, ReportRequest } from "#domain/case/case.ts"
import { CheckRequest, Revocation } from "#domain/check/check.ts"
import { ImportQuery } from "#domain/import/import.ts"
import { PeoplePage } from "#domain/operator/people.ts"
import { Lifting, SanctionRequest } from "#domain/sanction/sanction.ts"

import { faults } from "../form-inputs.ts"

type Row = readonly [string, Schema.ConstraintDecoder<unknown>, string, number, number]

describe("What operators write, and what is written to them", () => {
  it.each<Row>([
    ["a report", ReportRequest, "text", 10, 2_000],
    ["a problem", ProblemRequest, "text", 10, 2_000],
    ["an answer to a problem", Answer, "text", 10, 2_000],
    ["a decision", Decision, "decision", 20, 2_000],
    ["why somebody is sanctioned", SanctionRequest, "reason", 10, 500],
    ["why a sanction is lifted", Lifting, "reason", 10, 2_000],
    ["why an application is declined", Declining, "reason", 10, 2_000],
    ["why a check is taken back", Revocation, "reason", 10, 2_000],
    ["what a check covers", CheckRequest, "scope", 1, 200],
    ["the number of a check", CheckRequest, "reference", 1, 100],
    ["the name of a file", ImportQuery, "name", 1, 100],
    ["who is looked for", PeoplePage, "q", 0, 100]
  ])("has so many characters: %s", (_, schema, field, least, most) => {
    const isFine = (length: number) => !(field in faults(schema, { [field]: "x".repeat(length) }))
    expect([least, most].map(isFine)).toEqual([true, true])
    expect([least - 1, most + 1].filter((length) => length >= 0).some(isFine)).toBe(false)
  })
})
