import * as Schema from "effect/Schema"

import { optionalChoice } from "../shared/choice.ts"
import { calendarDay, chooseDay } from "../shared/days.ts"
import { optionalId, ThingId, UserId } from "../shared/ids.ts"
import { Instant } from "../shared/instant.ts"
import { maxOwnPageSize } from "../shared/limits.ts"
import { limitUpTo, wholeNumber } from "../shared/page.ts"
import { auditActions } from "./audit-actions.ts"

/** The facts before a step and after it: ids, states and days, never a name or an address of anybody. */
const Facts = Schema.NullOr(
  Schema.Record(Schema.String, Schema.NullOr(Schema.Union([Schema.String, Schema.Finite, Schema.Boolean])))
)

/** A row of the audit log, which nobody changes. */
export const AuditRow = Schema.Struct({
  id: Schema.Natural,
  at: Instant,
  /** Null for the command line. */
  actorId: Schema.NullOr(UserId),
  /** What the person was called then. */
  actorName: Schema.String,
  address: Schema.NullOr(Schema.String),
  requestId: Schema.NullOr(Schema.String),
  /** A newer server may have written an action that is not known here. */
  action: Schema.String,
  thing: Schema.String,
  thingId: Schema.String,
  before: Facts,
  after: Facts
})
export type AuditRow = typeof AuditRow.Type

/** A row as operators read it: with the present names of its ids, as far as they are known. */
export const AuditEntry = Schema.Struct({
  ...AuditRow.fields,
  names: Schema.Record(Schema.String, Schema.String)
})
export type AuditEntry = typeof AuditEntry.Type

export type NewAuditRow = Omit<AuditRow, "id">
export type AuditFacts = typeof Facts.Type

const unknownPerson = "Please name a person by their id"
const unknownAction = "Please choose what was done from the list"
const unknownRow = "Please name a row of the log"

const maxRow = 9_007_199_254_740_991

/** Which rows of the audit log: newest first, both days included. */
export const AuditPage = Schema.Struct({
  actor: Schema.optional(UserId).annotate({ message: unknownPerson }),
  thing: optionalId(ThingId),
  action: optionalChoice(auditActions, unknownAction),
  from: Schema.optional(calendarDay(chooseDay)).annotate({ message: chooseDay }),
  to: Schema.optional(calendarDay(chooseDay)).annotate({ message: chooseDay }),
  limit: limitUpTo(maxOwnPageSize),
  before: wholeNumber(unknownRow, 1, maxRow)
})
export type AuditPage = typeof AuditPage.Type
