import * as Result from "effect/Result"
import * as Struct from "effect/Struct"

import { WrongRole } from "../account/account-errors.ts"
import type { Changed } from "../events/changed.ts"
import { newsOfCase } from "../events/news.ts"
import { othersFrom } from "../operator/in-hand.ts"
import type { QuoteRecord } from "../quote/quote.ts"
import type { Removable } from "../removal/removal-grounds.ts"
import type { RemovalRequest, RemovedThing } from "../removal/removal.ts"
import { plusFullDays } from "../shared/calendar.ts"
import { ChangedMeanwhile } from "../shared/errors.ts"
import type { CaseId, UserId } from "../shared/ids.ts"
import { type InvalidInput, invalid } from "../shared/input.ts"
import type { Instant } from "../shared/instant.ts"
import { orNull } from "../shared/text.ts"
import { answerAwaited, isAnswerable } from "./answer-time.ts"
import { AnswerAwaited, AnswerOutOfTime, ProblemOutOfTime } from "./case-errors.ts"
import { answerDays, isOpenCase } from "./case-options.ts"
import type { CaseThing } from "./case-thing.ts"
import {
  Case,
  type CaseRecord,
  complaint,
  type Decision,
  type OwnCase,
  type ProblemRequest,
  type ReportRequest
} from "./case.ts"
import { canHaveProblem } from "./problem-time.ts"

const changed = (value: CaseRecord): Changed<CaseRecord> => ({ value, news: newsOfCase(value) })

interface Opening {
  readonly id: CaseId
  readonly openedBy: UserId
  /** The owner of the thing. */
  readonly against: UserId
  readonly now: Instant
}

const isOwn = ({ against, openedBy }: Opening) => against === openedBy

const opened = ({ against, id, now: createdAt, openedBy }: Opening) => ({
  id,
  openedBy,
  against,
  createdAt,
  state: "open" as const,
  outcome: null,
  decision: null,
  note: null,
  takenBy: null,
  takenAt: null,
  decidedBy: null,
  decidedAt: null,
  answer: null,
  answeredAt: null,
  version: 1
})

/** A new report; fails for a thing of one's own. */
export const reported = (
  { about, aboutId, reason, text }: ReportRequest,
  opening: Opening
): Result.Result<Changed<CaseRecord>, WrongRole> => {
  if (isOwn(opening)) return Result.fail(new WrongRole({ reason: "This is your own." }))
  const said = { about, aboutId, reason, text, wish: null, dueAt: null }
  return Result.succeed(changed({ ...opened(opening), ...said, kind: "report" }))
}

/** A problem with a job; fails where the two have agreed on nothing, or the job ended too long ago. */
export const raised = (
  { aboutId, reason, text, wish }: ProblemRequest,
  quote: Pick<QuoteRecord, "acceptedAt" | "completedAt" | "status">,
  opening: Opening
): Result.Result<Changed<CaseRecord>, ProblemOutOfTime> => {
  if (!canHaveProblem(quote, opening.now)) return Result.fail(new ProblemOutOfTime())
  const said = { about: "quote", aboutId, reason, text, wish } as const
  const dueAt = plusFullDays(opening.now, answerDays)
  return Result.succeed(changed({ ...opened(opening), ...said, kind: "problem", dueAt }))
}

const meanwhile = Result.fail(new ChangedMeanwhile({ thing: "case" }))

/** Takes a case in hand: nobody else decides on it then, unless it lies there for a day. */
export const takenCase = (
  found: CaseRecord,
  operator: UserId,
  now: Instant
): Result.Result<Changed<CaseRecord>, ChangedMeanwhile> => {
  const isFree = found.takenBy === operator || othersFrom(found.takenAt, now) === null
  if (!isOpenCase(found) || !isFree) return meanwhile
  return Result.succeed(changed({ ...found, takenBy: operator, takenAt: now }))
}

const onlyTheOther = "Only the other one of the two can answer."

/** The answer of the other side to a problem, once and in its time. */
export const answeredCase = (
  found: CaseRecord,
  answer: string,
  { by, at }: { readonly by: UserId; readonly at: Instant }
): Result.Result<Changed<CaseRecord>, AnswerOutOfTime | ChangedMeanwhile | WrongRole> => {
  if (found.against !== by) return Result.fail(new WrongRole({ reason: onlyTheOther }))
  if (found.state !== "open") return meanwhile
  if (!isAnswerable(found, at)) return Result.fail(new AnswerOutOfTime())
  return Result.succeed(changed({ ...found, state: "answered", answer, answeredAt: at }))
}

type Thing = Pick<CaseThing, "photos" | "review" | "talk">

/**
 * Whether something can be taken down with a case: what the case is about, what was written there, and photos of it;
 * of a review also the reply.
 */
const isOfCase = (
  { about, aboutId }: Pick<CaseRecord, "about" | "aboutId">,
  { photos, review, talk }: Thing,
  removal: Pick<RemovalRequest, "about" | "aboutId">
): boolean => {
  const shown: Readonly<Record<Removable, ReadonlyArray<string>>> = {
    review: [],
    reply: review?.reply && about === "review" ? [aboutId] : [],
    message: talk.map(({ id }) => id),
    photo: photos.map(({ id }) => id)
  }
  const isSubject = removal.about === about && removal.aboutId === aboutId
  return isSubject || shown[removal.about].includes(removal.aboutId)
}

/**
 * A case as decided, by the operator who has taken it. What is taken down must belong to what the case is about, and
 * needs a case that is not dismissed.
 */
export const decidedCase = (
  found: CaseRecord,
  thing: Thing,
  { decision, note, outcome, removal = null, sanction = null }: Decision,
  { at, by }: { readonly by: UserId; readonly at: Instant }
): Result.Result<Changed<CaseRecord>, AnswerAwaited | ChangedMeanwhile | InvalidInput> => {
  if (!isOpenCase(found) || found.takenBy !== by) return meanwhile
  const awaited = answerAwaited(found, at)
  if (awaited !== null) return Result.fail(new AnswerAwaited({ reason: awaited }))
  if (removal !== null) {
    if (!isOfCase(found, thing, removal))
      return Result.fail(invalid("removal", "Please take down what the case is about"))
    if (outcome === "dismissed") {
      return Result.fail(invalid("removal", "What was dismissed is no reason to take anything down"))
    }
  }
  if (sanction !== null && outcome === "dismissed") {
    return Result.fail(invalid("sanction", "What was dismissed is no reason to limit or suspend anybody"))
  }
  const decided = {
    state: "decided",
    outcome,
    decision,
    note: orNull(note),
    decidedBy: by,
    decidedAt: at
  } as const
  return Result.succeed(changed({ ...found, ...decided }))
}

/** A case that its opener takes back before it is decided. */
export const withdrawnCase = (found: CaseRecord): Result.Result<Changed<CaseRecord>, ChangedMeanwhile> =>
  isOpenCase(found) ? Result.succeed(changed({ ...found, state: "withdrawn" })) : meanwhile

/** What its opener reads of a case, and of what was taken down with it. */
export const openersView = (found: CaseRecord, removed: RemovedThing | null = null): OwnCase => ({
  ...Struct.pick(found, [...Struct.keys(complaint), "text"]),
  isOwn: true,
  removed
})

/** A case as somebody involved reads it; null for a person to whom it does not exist (yet). */
export const caseFor = (
  found: CaseRecord,
  reader: UserId,
  removed: RemovedThing | null = null
): OwnCase | null => {
  if (found.openedBy === reader) return openersView(found, removed)
  if (found.against !== reader) return null
  const shown = { ...openersView(found, removed), isOwn: false }
  if (found.kind === "problem") return shown
  return found.state === "decided" ? { ...shown, text: null } : null
}

/** A case as operators read it. */
export const operatorsView = (found: CaseRecord): Case => Struct.pick(found, Struct.keys(Case.fields))
