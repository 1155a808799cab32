import * as Effect from "effect/Effect"
import * as Result from "effect/Result"

import { newsOfMatch } from "#domain/events/news.ts"
import { emailTaken } from "#domain/import/csv-faults.ts"
import { pauseMs, pieceSize } from "#domain/import/import-options.ts"
import type { ImportRecord, ImportRow, LineFault } from "#domain/import/import.ts"
import { readLicenseLine } from "#domain/import/license-line.ts"
import { readProviderLine } from "#domain/import/provider-line.ts"
import { type ImportId, LicenseEntryId } from "#domain/shared/ids.ts"
import { Places } from "#ports/places.ts"
import { ImportRepository } from "#ports/repositories/operators/import-repository.ts"
import { RegisterRepository } from "#ports/repositories/operators/register-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { atomically } from "#ports/transactor.ts"

import { openProvider } from "../account/open-provider.ts"
import { publish } from "../events/publish.ts"
import { newId } from "../new-id.ts"
import { sendAccountEmail } from "../notices/send-account-email.ts"
import { now } from "../now.ts"
import { matchEntries } from "../register/match-licenses.ts"

type GoodRow = Pick<ImportRow, "cells" | "line">

/** Opens the account that a line names; returns what is wrong with the line by now, null for nothing. */
const takeIn = Effect.fnUntraced(function* ({ cells, line }: GoodRow, { invites }: ImportRecord) {
  const { find } = yield* Places
  const found = readProviderLine(line, cells, (zipCode) => find(zipCode) !== null)
  if (Result.isFailure(found)) return found.failure[0] ?? null
  const { person, request } = found.success
  const base = find(request.zipCode ?? "")
  const taken: LineFault = { line, column: "email", message: emailTaken }
  if (base === null || (yield* (yield* UserRepository).byEmail(person.email)) !== null) return taken
  const named = { ...person, phone: person.phone ?? null }
  const { userId } = yield* openProvider({ person: named, request, base, at: yield* now })
  if (invites) yield* sendAccountEmail(userId, "page-prepared")
  return null
})

/** Returns how many lines have become bad since they were looked at. */
const takeProvidersIn = Effect.fnUntraced(function* (file: ImportRecord, rows: ReadonlyArray<GoodRow>) {
  const imports = yield* ImportRepository
  let bad = 0
  for (const row of rows) {
    const fault = yield* takeIn(row, file)
    if (fault !== null) {
      bad += 1
      yield* imports.fault(file.id, row.line, fault)
    }
  }
  return bad
})

const takeLicensesIn = Effect.fnUntraced(function* (file: ImportRecord, rows: ReadonlyArray<GoodRow>) {
  const register = file.register ?? ""
  const found = rows.flatMap(({ cells, line }) => {
    const read = readLicenseLine(line, cells)
    return Result.isFailure(read) ? [] : [read.success]
  })
  // Some registers have a line for each status: of one number's lines the last one counts, here and for those who claim
  // it.
  const lastOfEach = new Map(found.map((entry) => [entry.number, entry])).values()
  const entries = yield* Effect.forEach(lastOfEach, (entry) =>
    Effect.map(newId(LicenseEntryId), (id) => ({ ...entry, id, register, importId: file.id }))
  )
  yield* (yield* RegisterRepository).put(entries)
  yield* matchEntries(entries)
  return 0
})

const finish = Effect.fnUntraced(function* (file: ImportRecord) {
  const imports = yield* ImportRepository
  const { removeOlder } = yield* RegisterRepository
  const at = yield* now
  const [first] = file.register === null ? [] : yield* removeOlder(file.register, file.id, at)
  if (first !== undefined) yield* publish(newsOfMatch(first))
  yield* imports.update({ ...file, state: "applied", appliedAt: at })
})

/** Applies the next lines with the surrounding transaction, so that each is applied once; false at the end. */
const applyPiece = Effect.fnUntraced(function* (id: ImportId) {
  const imports = yield* ImportRepository
  const file = yield* imports.held(id)
  if (file.state !== "applying") return false
  const rows = yield* imports.goodAfter(id, file.appliedTo, pieceSize)
  const last = rows.at(-1)
  if (last === undefined) {
    yield* finish(file)
    return false
  }
  const isOfLicenses = file.kind === "licenses"
  const bad = isOfLicenses ? yield* takeLicensesIn(file, rows) : yield* takeProvidersIn(file, rows)
  yield* imports.update({ ...file, appliedTo: last.line, bad: file.bad + bad, good: file.good - bad })
  return true
})

const applyAll = Effect.fnUntraced(function* (id: ImportId) {
  while (yield* atomically(applyPiece(id))) yield* Effect.sleep(pauseMs)
})

/**
 * Continues the imports that are being applied, each from where it was left. What is refused at this moment is tried
 * again later.
 */
export const applyImports = Effect.fn("applyImports")(function* () {
  const ids = yield* (yield* ImportRepository).applying
  const ends = yield* Effect.forEach(ids, (id) => Effect.exit(Effect.ignore(applyAll(id))))
  // A fault of ours in one file is raised only when the files behind it have had their turn.
  yield* Effect.forEach(ends, (end) => end, { discard: true })
})
