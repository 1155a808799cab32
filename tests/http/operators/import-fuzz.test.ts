import * as Result from "effect/Result"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { importColumns, type ImportKind, importKinds } from "#domain/import/import-options.ts"
import type { Cells, ImportFile, LineFault } from "#domain/import/import.ts"
import { readLicenseLine } from "#domain/import/license-line.ts"
import { readProviderLine } from "#domain/import/provider-line.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atApp } from "#tests/support/app/at-app.ts"

import { fileOf, sendFile } from "./import-files.ts"
import { aSignedInOperator } from "./people.ts"

const seeded = { seed: 20_261_124 }
const queryOf = (kind: ImportKind) => ({
  kind,
  name: "anything.csv",
  ...(kind === "licenses" && { register: "FL DBPR CILB" })
})

// Typical cells of people and spreadsheets, and arbitrary text.
const cell = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    "=1+1",
    "78704",
    "00000",
    "$1,000",
    "-1",
    "1e400",
    "2026-13-45",
    "Plumbing; Plumbing",
    '"',
    "\r\n"
  )
)
const linesOf = (kind: ImportKind) =>
  fc.array(
    fc
      .tuple(...importColumns[kind].map(() => cell))
      .map((cells) => Object.fromEntries(importColumns[kind].map((column, at) => [column, cells[at] ?? ""]))),
    { minLength: 1, maxLength: 8 }
  )

const faultsIn = <A>(read: Result.Result<A, ReadonlyArray<LineFault>>) =>
  Result.isFailure(read) ? read.failure : null

/** What is wrong with a line; null for nothing. */
const faultsOf = {
  licenses: (cells: Cells) => faultsIn(readLicenseLine(2, cells)),
  providers: (cells: Cells) => faultsIn(readProviderLine(2, cells, (zipCode) => zipCode === "78704"))
}

/** Inconsistencies between an import's counts and its faults. */
const contradictionsIn = ({ bad, faults, good, kind, rows }: ImportFile) => {
  const columns = new Set<string | null>([null, ...importColumns[kind]])
  const strays = faults.filter(({ column }) => !columns.has(column))
  const isCounted = good + bad === rows && new Set(faults.map(({ line }) => line)).size === bad
  return isCounted ? strays : [...strays, { bad, good, rows }]
}

const notOfTheFile = ({ errors = [] }: Problem) => errors.filter(({ field }) => field !== "file")

describe.each(importKinds)("Any file of %s", (kind) => {
  const app = atApp()

  it("is read line by line, or refused in words", { timeout: 60_000 }, async () => {
    const { client } = await aSignedInOperator(app)
    await fc.assert(
      fc.asyncProperty(linesOf(kind), async (lines) => {
        const { body, status } = await sendFile(client, fileOf(kind, lines), queryOf(kind))
        expect([201, 422]).toContain(status)
        expect(status === 201 ? contradictionsIn(body) : notOfTheFile(body)).toEqual([])
      }),
      { ...seeded, numRuns: 60 }
    )
  })

  it("that is no file of lines at all is refused in words", { timeout: 60_000 }, async () => {
    const { client } = await aSignedInOperator(app)
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 400 }), async (bytes) => {
        const { body, status } = await sendFile(client, bytes, queryOf(kind))
        expect([status, body.errors?.[0]?.field]).toEqual([422, "file"])
      }),
      { ...seeded, numRuns: 60 }
    )
  })

  it("has lines of which each is taken, or said what is wrong with", () => {
    fc.assert(
      fc.property(linesOf(kind), (lines) => {
        const refused = lines.map(faultsOf[kind]).filter((faults) => faults !== null)
        expect(refused.filter((faults) => faults.length === 0)).toEqual([])
        expect(refused.flat().filter(({ line, message }) => line !== 2 || message === "")).toEqual([])
      }),
      { ...seeded, numRuns: 500 }
    )
  })
})
