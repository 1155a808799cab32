import * as Schema from "effect/Schema"

import { SanctionRecord } from "../sanction/sanction.ts"

const { level, until } = SanctionRecord.fields

/** How many cases somebody has opened, how many there are against them, and the sanction that holds. */
const CaseHistory = Schema.Struct({
  opened: Schema.Natural,
  against: Schema.Natural,
  sanction: Schema.NullOr(Schema.Struct({ level, until }))
})
export type CaseHistory = typeof CaseHistory.Type

/** Those of both sides of a case. */
export const caseHistories = { openedByHistory: CaseHistory, againstHistory: CaseHistory }
