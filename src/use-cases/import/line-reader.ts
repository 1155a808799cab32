import * as Effect from "effect/Effect"
import * as Result from "effect/Result"

import {
  beyondHeader,
  cellsFault,
  emailTaken,
  headerFault,
  plainCell,
  sameEmail
} from "#domain/import/csv-faults.ts"
import { importColumns, type ImportKind } from "#domain/import/import-options.ts"
import type { Cells, ImportRow, LineFault } from "#domain/import/import.ts"
import { readLicenseLine } from "#domain/import/license-line.ts"
import { readProviderLine } from "#domain/import/provider-line.ts"
import { invalid } from "#domain/shared/input.ts"
import { emailOf } from "#domain/shared/text.ts"
import { Places } from "#ports/places.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"

import type { CsvLine } from "./csv-body.ts"

const named = (columns: ReadonlyArray<string>, { cells }: CsvLine): Cells =>
  Object.fromEntries(columns.map((column, at) => [column, plainCell(cells[at] ?? "")]))

/** The text of a line beyond its header's columns, with the commas that separated its cells. */
const beyond = (columns: ReadonlyArray<string>, { cells }: CsvLine): Cells =>
  cells.length > columns.length
    ? { [beyondHeader]: cells.slice(columns.length).map(plainCell).join(",") }
    : {}

const faultsOf = <A>(read: Result.Result<A, ReadonlyArray<LineFault>>) =>
  Result.isFailure(read) ? read.failure : []

/** Faults of an address that is there already, in the file or with us. */
const addressFaults = Effect.fnUntraced(function* (line: number, cells: Cells, seen: Map<string, number>) {
  const email = emailOf(cells["email"] ?? "")
  const fault = (message: string): ReadonlyArray<LineFault> => [{ line, column: "email", message }]
  const earlier = seen.get(email)
  if (earlier !== undefined) return fault(sameEmail(line, earlier))
  seen.set(email, line)
  return (yield* (yield* UserRepository).byEmail(email)) === null ? [] : fault(emailTaken)
})

/** Reads the lines of a file one after the other: the names of its columns first, then each line's cells and faults. */
export const lineReader = (kind: ImportKind) => {
  const seen = new Map<string, number>()
  let columns: ReadonlyArray<string> | null = null

  const faultsIn = Effect.fnUntraced(function* (line: number, cells: Cells) {
    if (kind === "licenses") return faultsOf(readLicenseLine(line, cells))
    const { find } = yield* Places
    const ofFields = faultsOf(readProviderLine(line, cells, (zipCode) => find(zipCode) !== null))
    // A refused address belongs to no account, and a database may not even accept it as a value.
    if (ofFields.some(({ column }) => column === "email")) return ofFields
    return [...ofFields, ...(yield* addressFaults(line, cells, seen))]
  })

  const rowOf = Effect.fnUntraced(function* (found: CsvLine, header: ReadonlyArray<string>) {
    const { cells: typed, line } = found
    const cells = named(header, found)
    if (typed.length === header.length) {
      return { line, cells, faults: yield* faultsIn(line, cells) } satisfies ImportRow
    }
    const message = cellsFault(line, typed.length, header.length)
    const all = { ...cells, ...beyond(header, found) }
    return { line, cells: all, faults: [{ line, column: null, message }] } satisfies ImportRow
  })

  return {
    hasHeader: () => columns !== null,
    read: Effect.fnUntraced(function* (lines: ReadonlyArray<CsvLine>) {
      const rows: Array<ImportRow> = []
      for (const found of lines) {
        if (columns === null) {
          columns = found.cells.map((cell) => cell.trim())
          const fault = headerFault(columns, importColumns[kind])
          if (fault !== null) return yield* invalid("file", fault)
        } else {
          rows.push(yield* rowOf(found, columns))
        }
      }
      return rows
    })
  }
}
