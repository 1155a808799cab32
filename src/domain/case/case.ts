import * as Schema from "effect/Schema"

import { chooseRemoval, RemovalRequest, RemovedThing, RestoredThing } from "../removal/removal.ts"
import { chooseLevel, SanctionOfCase } from "../sanction/sanction.ts"
import { choice, optionalChoice, stateChoice } from "../shared/choice.ts"
import { CaseId, ThingId, UserId } from "../shared/ids.ts"
import { Instant } from "../shared/instant.ts"
import { optionally } from "../shared/optionally.ts"
import { ownPage } from "../shared/page.ts"
import { longText, optionalLongText } from "../shared/text.ts"
import { caseHistories } from "./case-history.ts"
import {
  caseKinds,
  caseOutcomes,
  caseStates,
  caseTextLength,
  decisionLength,
  problemReasons,
  problemWishes,
  reportables,
  reportReasons
} from "./case-options.ts"
import { CaseThing } from "./case-thing.ts"

const nullableText = Schema.NullOr(Schema.String)
const nullableInstant = Schema.NullOr(Instant)

/** The fields of a case that everybody reads who may read the case. */
export const complaint = {
  id: CaseId,
  kind: Schema.Literals(caseKinds),
  about: Schema.Literals(reportables),
  aboutId: ThingId,
  reason: Schema.Literals([...new Set([...reportReasons, ...problemReasons])]),
  state: Schema.Literals(caseStates),
  outcome: Schema.NullOr(Schema.Literals(caseOutcomes)),
  /** The operator's words, which all involved read. */
  decision: nullableText,
  decidedAt: nullableInstant,
  /** For problems: what the opener wants to happen, and what the other side has answered, until when it can. */
  wish: Schema.NullOr(Schema.Literals(problemWishes)),
  answer: nullableText,
  answeredAt: nullableInstant,
  dueAt: nullableInstant,
  createdAt: Instant
}

const course = {
  openedBy: UserId,
  /** The owner of the thing. */
  against: UserId,
  text: Schema.String,
  /** For operators alone. */
  note: nullableText,
  takenBy: Schema.NullOr(UserId),
  takenAt: nullableInstant
}

/** A case as it is stored. */
export const CaseRecord = Schema.Struct({
  ...complaint,
  ...course,
  decidedBy: Schema.NullOr(UserId),
  version: Schema.Natural
})
export type CaseRecord = typeof CaseRecord.Type

/**
 * A case as those involved read it. The person whom a report is against never reads what was said, nor who has said it;
 * both sides read all of a problem.
 */
export const OwnCase = Schema.Struct({
  ...complaint,
  isOwn: Schema.Boolean,
  text: nullableText,
  /** What was taken down with the decision, until it is put back. */
  removed: Schema.NullOr(RemovedThing)
})
export type OwnCase = typeof OwnCase.Type

/** A case as operators read it. */
export const Case = Schema.Struct({ ...complaint, ...course })
export type Case = typeof Case.Type

/** A row of the list, with the business that it is about, or else the thing's owner; null where that has no name. */
export const ListedCase = Schema.Struct({ ...Case.fields, name: nullableText })
export type ListedCase = typeof ListedCase.Type

export const CaseFile = Schema.Struct({
  ...Case.fields,
  openedByName: nullableText,
  againstName: nullableText,
  takenByName: nullableText,
  decidedByName: nullableText,
  ...caseHistories,
  thing: CaseThing,
  /** What was put back of the thing. */
  restored: Schema.Array(RestoredThing)
})
export type CaseFile = typeof CaseFile.Type

const chooseThing = "Please say what you report"
const chooseKind = "Please choose a kind from the list"

const whatIsWrong = longText(
  `Please say what is wrong in at least ${caseTextLength.min} characters`,
  caseTextLength
)

export const ReportRequest = Schema.Struct({
  kind: optionalChoice(["report"], chooseKind),
  about: choice(reportables, chooseThing),
  aboutId: ThingId.annotateKey({ messageMissingKey: chooseThing }),
  reason: choice(reportReasons, "Please choose a reason from the list"),
  text: whatIsWrong
})
export type ReportRequest = typeof ReportRequest.Type

/** A problem with a job that the two have agreed on. */
export const ProblemRequest = Schema.Struct({
  kind: Schema.Literal("problem"),
  aboutId: ThingId.annotateKey({ messageMissingKey: chooseThing }),
  reason: choice(problemReasons, "Please choose what the problem is"),
  wish: choice(problemWishes, "Please choose what you would have happen"),
  text: whatIsWrong
})
export type ProblemRequest = typeof ProblemRequest.Type

/** Which of the two kinds is sent. */
export const OpenedKind = Schema.Struct({ kind: optionalChoice(caseKinds, chooseKind) })

export const Answer = Schema.Struct({
  text: longText(`Please answer in at least ${caseTextLength.min} characters`, caseTextLength)
})
export type Answer = typeof Answer.Type

/** What an operator decides. */
export const Decision = Schema.Struct({
  outcome: choice(caseOutcomes, "Please choose an outcome from the list"),
  decision: longText(
    `Please give your reasons in at least ${decisionLength.min} characters: both sides read them`,
    decisionLength
  ),
  note: optionalLongText(2_000),
  removal: optionally(chooseRemoval, RemovalRequest),
  /** A sanction of the person whom the case is against. */
  sanction: optionally(chooseLevel, SanctionOfCase)
})
export type Decision = typeof Decision.Type

/** Which cases: of one state and kind, or all. Waiting ones begin with the oldest, all others with the newest. */
export const CasePage = Schema.Struct({
  state: stateChoice(caseStates),
  kind: optionalChoice(caseKinds, chooseKind),
  ...ownPage(CaseId)
})
export type CasePage = typeof CasePage.Type

/** A page of the cases that a person may see. */
export const OwnCasePage = Schema.Struct(ownPage(CaseId))
export type OwnCasePage = typeof OwnCasePage.Type
