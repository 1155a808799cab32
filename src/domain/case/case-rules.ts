import * as Result from "effect/Result"

import { WrongRole } from "../account/account-errors.ts"
import { takenHours } from "../application/application-states.ts"
import type { Changed } from "../events/changed.ts"
import { newsOfCase } from "../events/news.ts"
import { ChangedMeanwhile } from "../shared/errors.ts"
import type { CaseId, UserId } from "../shared/ids.ts"
import { type InvalidInput, invalid } from "../shared/input.ts"
import { type Instant, plusHours } from "../shared/instant.ts"
import { orNull } from "../shared/text.ts"
import { isOpenCase } from "./case-options.ts"
import type { Case, CaseRecord, Decision, OwnCase, ReportRequest } from "./case.ts"

const changed = (value: CaseRecord): Changed<CaseRecord> => ({ value, news: newsOfCase(value.id) })

interface Opening {
  readonly id: CaseId
  readonly openedBy: UserId
  /** Whose thing it is. */
  readonly against: UserId
  readonly now: Instant
}

/** A new report, or why there is none: of what is one's own. */
export const reported = (
  { text, ...request }: ReportRequest,
  { against, id, now, openedBy }: Opening
): Result.Result<Changed<CaseRecord>, WrongRole> => {
  if (against === openedBy) return Result.fail(new WrongRole({ reason: "This is your own." }))
  return Result.succeed(
    changed({
      ...request,
      id,
      kind: "report",
      openedBy,
      against,
      text,
      state: "open",
      outcome: null,
      decision: null,
      note: null,
      takenBy: null,
      takenAt: null,
      decidedBy: null,
      decidedAt: null,
      createdAt: now,
      version: 1
    })
  )
}

const meanwhile = Result.fail(new ChangedMeanwhile({ thing: "case" }))

const isForsaken = ({ takenAt }: CaseRecord, now: Instant) =>
  takenAt === null || plusHours(takenAt, takenHours) <= now

/** Takes a case in hand: nobody else decides on it then, unless it lies there for a day. */
export const takenCase = (
  found: CaseRecord,
  operator: UserId,
  now: Instant
): Result.Result<Changed<CaseRecord>, ChangedMeanwhile> => {
  const isFree = found.takenBy === operator || isForsaken(found, now)
  if (!isOpenCase(found) || !isFree) return meanwhile
  return Result.succeed(changed({ ...found, takenBy: operator, takenAt: now }))
}

/** A case as it was decided, by who has taken it. What is taken down is what the case is about, and not for nothing. */
export const decidedCase = (
  found: CaseRecord,
  { decision, note, outcome, removal, sanction }: Decision,
  { at, by }: { readonly by: UserId; readonly at: Instant }
): Result.Result<Changed<CaseRecord>, ChangedMeanwhile | InvalidInput> => {
  if (!isOpenCase(found) || found.takenBy !== by) return meanwhile
  if (removal !== undefined) {
    const isOfCase = removal.about === found.about && removal.aboutId === found.aboutId
    if (!isOfCase) return Result.fail(invalid("removal", "Please take down what the case is about"))
    if (outcome === "dismissed") {
      return Result.fail(invalid("removal", "What was dismissed is no reason to take anything down"))
    }
  }
  if (sanction !== undefined && outcome === "dismissed") {
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

/** What its opener reads of a case. */
export const openersView = (found: CaseRecord): OwnCase => {
  const { about, aboutId, createdAt, decidedAt, decision, id, kind, outcome, reason, state, text } = found
  return {
    id,
    kind,
    about,
    aboutId,
    reason,
    state,
    outcome,
    decision,
    decidedAt,
    createdAt,
    isOwn: true,
    text
  }
}

/** A case as somebody involved reads it; null for whom it is not there (yet). */
export const caseFor = (found: CaseRecord, reader: UserId): OwnCase | null => {
  if (found.openedBy === reader) return openersView(found)
  if (found.against !== reader || found.state !== "decided") return null
  return { ...openersView(found), isOwn: false, text: null }
}

/** A case as operators read it. */
export const operatorsView = ({ decidedBy: _, version: __, ...shown }: CaseRecord): Case => shown
