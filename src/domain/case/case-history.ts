import * as Schema from "effect/Schema"

import { SanctionRecord } from "../sanction/sanction.ts"

const { level, until } = SanctionRecord.fields

/** What is known of somebody: their business, cases that they have opened and those against them, the sanction now. */
const CaseHistory = Schema.Struct({
  /** The name of their business; null for people without one. */
  business: Schema.NullOr(Schema.String),
  opened: Schema.Natural,
  against: Schema.Natural,
  sanction: Schema.NullOr(Schema.Struct({ level, until }))
})
export type CaseHistory = typeof CaseHistory.Type

/** The histories of both sides of a case. */
export const caseHistories = { openedByHistory: CaseHistory, againstHistory: CaseHistory }
