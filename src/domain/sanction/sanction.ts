import * as Schema from "effect/Schema"

import { Reason, ReasonTold } from "../operator/reason.ts"
import { choice } from "../shared/choice.ts"
import { calendarDay, chooseDay } from "../shared/days.ts"
import { CaseId, SanctionId, unknownOf, UserId } from "../shared/ids.ts"
import { Day, Instant } from "../shared/instant.ts"
import { optionally } from "../shared/optionally.ts"
import { sanctionLevels } from "./sanction-options.ts"

const nullableText = Schema.NullOr(Schema.String)

/** A sanction as it is stored. */
export const SanctionRecord = Schema.Struct({
  id: SanctionId,
  userId: UserId,
  level: Schema.Literals(sanctionLevels),
  /** The person reads it. */
  reason: Schema.String,
  caseId: Schema.NullOr(CaseId),
  startedAt: Instant,
  startedBy: UserId,
  /** The first day that is free of it, in UTC; null until it is lifted. */
  until: Schema.NullOr(Day),
  /** When it ended: lifted by an operator, or by its day, for which nobody is named. */
  liftedAt: Schema.NullOr(Instant),
  liftedBy: Schema.NullOr(UserId),
  /** For operators alone. */
  liftReason: nullableText
})
export type SanctionRecord = typeof SanctionRecord.Type

/** A sanction as operators read it. */
export const Sanction = Schema.Struct({
  ...SanctionRecord.fields,
  startedByName: Schema.String,
  liftedByName: nullableText
})
export type Sanction = typeof Sanction.Type

/** The sanction that holds for somebody who is signed in. */
export type LiveSanction = Pick<SanctionRecord, "level" | "reason" | "until">

export const chooseLevel = "Please choose what the account may not do"

const told = {
  level: choice(sanctionLevels, chooseLevel),
  reason: ReasonTold,
  until: optionally(chooseDay, calendarDay(chooseDay))
}

/** The sanction that a decision of a case brings with it. */
export const SanctionOfCase = Schema.Struct(told)
export type SanctionOfCase = typeof SanctionOfCase.Type

export const SanctionRequest = Schema.Struct({
  ...told,
  caseId: optionally(unknownOf(CaseId), CaseId)
})
export type SanctionRequest = typeof SanctionRequest.Type

export const Lifting = Schema.Struct({ reason: Reason })
export type Lifting = typeof Lifting.Type
