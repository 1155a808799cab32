import * as Schema from "effect/Schema"

import { SanctionRecord } from "../sanction/sanction.ts"

const { level, until } = SanctionRecord.fields

/** How many cases somebody has opened, how many there are against them, and the sanction that holds now. */
const CaseHistory = Schema.Struct({
  opened: Schema.Natural,
  against: Schema.Natural,
  sanction: Schema.NullOr(Schema.Struct({ level, until }))
})
export type CaseHistory = typeof CaseHistory.Type

/** The histories of both sides of a case. */
export const caseHistories = { openedByHistory: CaseHistory, againstHistory: CaseHistory }
