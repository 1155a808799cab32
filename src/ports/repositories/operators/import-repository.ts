import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Import, ImportRecord, ImportRow, LineFault } from "#domain/import/import.ts"
import type { NotFound } from "#domain/shared/errors.ts"
import type { ImportId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

export interface ImportSlice {
  readonly limit: number
  /** The last one of the page before. */
  readonly before: ImportId | null
}

export class ImportRepository extends Context.Service<
  ImportRepository,
  {
    readonly insert: (file: ImportRecord) => Effect.Effect<void>
    readonly byId: (id: ImportId) => Effect.Effect<Import, NotFound>
    /** The same, locked: nobody else changes the import until the surrounding transaction ends. */
    readonly held: (id: ImportId) => Effect.Effect<ImportRecord, NotFound>
    readonly update: (file: ImportRecord) => Effect.Effect<void>
    /** Imports whose file was read to its end, newest first. */
    readonly list: (slice: ImportSlice) => Effect.Effect<ReadonlyArray<Import>>
    /** With all of its lines. */
    readonly remove: (id: ImportId) => Effect.Effect<void>
    readonly addRows: (id: ImportId, rows: ReadonlyArray<ImportRow>) => Effect.Effect<void>
    /** Stores a fault that was found in a line later on. */
    readonly fault: (id: ImportId, line: number, fault: LineFault) => Effect.Effect<void>
    /** The next good lines after one, in their order. */
    readonly goodAfter: (
      id: ImportId,
      line: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Pick<ImportRow, "cells" | "line">>>
    /** The next bad lines after one, in their order. */
    readonly badAfter: (id: ImportId, line: number, limit: number) => Effect.Effect<ReadonlyArray<ImportRow>>
    /** Imports that are being applied, first sent first. */
    readonly applying: Effect.Effect<ReadonlyArray<ImportId>>
    /**
     * Whether a file is being applied to a register. Inside a transaction, nobody begins to apply one before it ends.
     */
    readonly isApplyingTo: (register: string) => Effect.Effect<boolean>
    /**
     * Removes the lines of imports sent before `before`, except of those being applied; imports that nobody has applied
     * until then are dropped. Imports that were never read to their end are removed if sent before `unreadBefore`.
     */
    readonly purge: (before: Instant, unreadBefore: Instant) => Effect.Effect<void>
  }
>()("ports/ImportRepository") {}
