import * as Schema from "effect/Schema"

import { choice, yesOrNo } from "../shared/choice.ts"
import { ImportId, UserId } from "../shared/ids.ts"
import { Instant } from "../shared/instant.ts"
import { ownPage } from "../shared/page.ts"
import { text } from "../shared/text.ts"
import { applyModes, importKinds, importNameLength, importStates } from "./import-options.ts"

/** A file that an operator has sent, as it is stored. */
export const ImportRecord = Schema.Struct({
  id: ImportId,
  kind: Schema.Literals(importKinds),
  name: Schema.String,
  /** The register that licenses are of; null for businesses. */
  register: Schema.NullOr(Schema.String),
  rows: Schema.Natural,
  good: Schema.Natural,
  bad: Schema.Natural,
  state: Schema.Literals(importStates),
  createdBy: UserId,
  createdAt: Instant,
  appliedAt: Schema.NullOr(Instant),
  /** The last line that was applied; 0 before. */
  appliedTo: Schema.Natural,
  /** Whether those who are taken in are written to. */
  invites: Schema.Boolean
})
export type ImportRecord = typeof ImportRecord.Type

/** Something wrong with a line: in a column, or with the line as a whole. */
export const LineFault = Schema.Struct({
  line: Schema.Natural,
  column: Schema.NullOr(Schema.String),
  message: Schema.String
})
export type LineFault = typeof LineFault.Type

/** An import as operators see it. */
export const Import = Schema.Struct({ ...ImportRecord.fields, createdByName: Schema.String })
export type Import = typeof Import.Type

/** The same with the faults of its first lines. */
export const ImportFile = Schema.Struct({ ...Import.fields, faults: Schema.Array(LineFault) })
export type ImportFile = typeof ImportFile.Type

export type Cells = Readonly<Record<string, string>>

/** A line of a file, with its number there. */
export interface ImportRow {
  readonly line: number
  readonly cells: Cells
  readonly faults: ReadonlyArray<LineFault>
}

const nameRegister = "Please name the register"
const chooseKind = "Please choose what the file holds"

/** What is said of a file in its query. */
export const ImportQuery = Schema.Struct({
  kind: choice(importKinds, chooseKind),
  name: text("Please name the file", { max: importNameLength }),
  register: Schema.optional(text(nameRegister, { max: importNameLength }))
}).check(
  Schema.makeFilter(
    ({ kind, register }) =>
      kind === "providers" ||
      register !== undefined || {
        path: ["register"],
        issue: "Please name the register"
      }
  )
)
export type ImportQuery = typeof ImportQuery.Type

/** How an import is applied. */
export const Applying = Schema.Struct({
  good: choice(applyModes, "Please choose what is applied"),
  invite: yesOrNo("Please say whether those in the file are written to")
})
export type Applying = typeof Applying.Type

export const ImportPage = Schema.Struct(ownPage(ImportId))
export type ImportPage = typeof ImportPage.Type
