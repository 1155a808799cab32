import * as Effect from "effect/Effect"

import type { LicenseEntry } from "#domain/register/license-entry.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { ImportRepository } from "#ports/repositories/operators/import-repository.ts"
import { RegisterRepository } from "#ports/repositories/operators/register-repository.ts"
import type { RunningApp } from "#tests/support/app/start-app.ts"
import { aLicenseEntry, anImport } from "#tests/support/builders.ts"
import { matchEntries } from "#use-cases/register/match-licenses.ts"

/** Stores a register entry of a license, as an import by this operator would. */
export const registerSays = (app: RunningApp, createdBy: UserId, said: Partial<LicenseEntry>) =>
  app.run(
    Effect.gen(function* () {
      const file = anImport({ createdBy, kind: "licenses", state: "applied" })
      yield* (yield* ImportRepository).insert(file)
      const entry = aLicenseEntry({ importId: file.id, ...said })
      const { numbered, put } = yield* RegisterRepository
      yield* put([entry])
      yield* matchEntries(yield* numbered([entry.number]))
      return entry
    })
  )
