import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Stream from "effect/Stream"

import { noHeader, noLines, tooManyLines } from "#domain/import/csv-faults.ts"
import { FileTooLarge } from "#domain/import/import-errors.ts"
import { importLimits, pauseMs, pieceSize } from "#domain/import/import-options.ts"
import type { ImportQuery, ImportRecord } from "#domain/import/import.ts"
import { ImportId } from "#domain/shared/ids.ts"
import { type InvalidInput, invalid } from "#domain/shared/input.ts"
import { ImportRepository } from "#ports/repositories/operators/import-repository.ts"
import { atomically, Committed } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { newId } from "../new-id.ts"
import { now } from "../now.ts"
import type { OperatorCall } from "../operator/written-down.ts"
import { type CsvBody, CsvFault, type CsvLine } from "./csv-body.ts"
import { lineReader } from "./line-reader.ts"
import { importFile } from "./list-imports.ts"

const asFault = (error: unknown): FileTooLarge | InvalidInput => {
  if (error instanceof CsvFault) return invalid("file", error.message)
  if (error instanceof FileTooLarge) return error
  throw error
}

const readAll = Effect.fnUntraced(function* (file: ImportRecord, lines: AsyncIterable<CsvLine>) {
  const imports = yield* ImportRepository
  const { hasHeader, read } = lineReader(file.kind)
  const most = importLimits[file.kind].lines
  let rows = 0
  let bad = 0
  const keep = Effect.fnUntraced(function* (piece: ReadonlyArray<CsvLine>) {
    const found = yield* read(piece)
    rows += found.length
    bad += found.filter(({ faults }) => faults.length > 0).length
    if (rows > most) yield* invalid("file", tooManyLines(most))
    // Not `Committed`: this does not complete what was asked for, and of a file that fails later nothing stays.
    yield* Effect.provideService(atomically(imports.addRows(file.id, found)), Committed, null)
    yield* Effect.sleep(pauseMs)
  })
  yield* Stream.fromAsyncIterable(lines, asFault).pipe(Stream.grouped(pieceSize), Stream.runForEach(keep))
  if (!hasHeader()) yield* invalid("file", noHeader)
  if (rows === 0) yield* invalid("file", noLines)
  yield* imports.update({ ...file, rows, bad, good: rows - bad, state: "checked" })
})

/**
 * Takes a file in, line by line, to be looked at: nothing but its lines and what is wrong with them is stored. Of a file
 * that cannot be read to its end nothing stays.
 */
export const takeFile = Effect.fn("takeFile")(function* (
  caller: OperatorCall,
  query: Body<ImportQuery>,
  csv: CsvBody
) {
  const imports = yield* ImportRepository
  const { kind, name, register = null } = yield* query
  const lines = yield* Effect.sync(() => csv(importLimits[kind].bytes))
  const file: ImportRecord = {
    id: yield* newId(ImportId),
    kind,
    name,
    register: kind === "licenses" ? register : null,
    rows: 0,
    good: 0,
    bad: 0,
    state: "reading",
    createdBy: caller.user.id,
    createdAt: yield* now,
    appliedAt: null,
    appliedTo: 0,
    invites: false
  }
  yield* imports.insert(file)
  yield* readAll(file, lines).pipe(
    Effect.onExit((exit) => (Exit.isSuccess(exit) ? Effect.void : imports.remove(file.id)))
  )
  return yield* importFile(file.id)
})
