import * as Effect from "effect/Effect"

import { firstFaults } from "#domain/import/import-options.ts"
import type { ImportFile, ImportPage } from "#domain/import/import.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { ImportId, unknownOf } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { ImportRepository } from "#ports/repositories/operators/import-repository.ts"

import type { Body } from "../body.ts"
import { pageOf, sliceOf } from "../page.ts"

/** An import with what is wrong with its first lines. */
export const importFile = Effect.fn("importFile")(function* (id: ImportId) {
  const { badAfter, byId } = yield* ImportRepository
  const file = yield* byId(id)
  if (file.state === "reading") return yield* new NotFound({ thing: "import" })
  const bad = yield* badAfter(id, 0, firstFaults)
  const faults = bad.flatMap((row) => row.faults).slice(0, firstFaults)
  return { ...file, faults } satisfies ImportFile
})

const markAt = Effect.fnUntraced(function* (id: ImportId) {
  const { byId } = yield* ImportRepository
  return (yield* Effect.mapError(byId(id), () => invalid("before", unknownOf(ImportId)))).id
})

/** A page of the imports, newest first. */
export const listImports = Effect.fn("listImports")(function* (query: Body<ImportPage>) {
  const { list } = yield* ImportRepository
  const slice = yield* sliceOf(yield* query, markAt)
  return pageOf(yield* list(slice), slice)
})
