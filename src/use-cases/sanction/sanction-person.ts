import * as Effect from "effect/Effect"

import { noticeOfSanction } from "#domain/notices/sanction-notices.ts"
import { withheld } from "#domain/provider/withholding.ts"
import { holds } from "#domain/sanction/holds.ts"
import { OperatorsAreExempt } from "#domain/sanction/sanction-errors.ts"
import { sanctionRequestAt } from "#domain/sanction/sanction-request-at.ts"
import { endedSanction, startedSanction } from "#domain/sanction/sanction-rules.ts"
import type { Sanction, SanctionRecord, SanctionRequest } from "#domain/sanction/sanction.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { CaseId, SanctionId, unknownOf, type UserId } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { Mailer } from "#ports/mailer.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { atomically } from "#ports/transactor.ts"
import { PeopleViews } from "#ports/views/people-views.ts"

import { endAllSessions } from "../account/end-sessions.ts"
import type { Read } from "../body.ts"
import { newId } from "../new-id.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { type OperatorCall, requireUnlocked, writeDown } from "../operator/written-down.ts"
import { changeProfile } from "../provider/change-profile.ts"
import { asOthersKnow, endWorkOf } from "./end-work.ts"
import { letBackIn } from "./let-back-in.ts"

/** What the audit log says of a sanction. */
export const factsOf = ({ caseId, id, level, until }: SanctionRecord) => ({
  sanctionId: id,
  level,
  until,
  caseId
})

/** One of a person's sanctions, as operators read it. */
export const shownSanction = Effect.fnUntraced(function* ({ id, userId }: SanctionRecord) {
  const all: ReadonlyArray<Sanction> = yield* (yield* SanctionRepository).ofPerson(userId)
  return all.find((one) => one.id === id) ?? (yield* new NotFound({ thing: "sanction" }))
})

/**
 * Limits or suspends somebody, with the surrounding transaction: nobody finds their business any more, and a suspended
 * person is signed out and has nothing open with others. The person is told why, and where to object.
 */
export const impose = Effect.fn("impose")(function* (
  caller: OperatorCall,
  userId: UserId,
  request: SanctionRequest
) {
  const sanctions = yield* SanctionRepository
  const at = yield* now
  const person = yield* (yield* PeopleViews).one(userId, at)
  if (person === null) return yield* new NotFound({ thing: "person" })
  if (person.isOperator) return yield* new OperatorsAreExempt()
  const before = yield* sanctions.openOf(userId)
  const by = { id: yield* newId(SanctionId), by: caller.user.id, at, userId }
  const sanction = startedSanction(request, by)
  const { providerId } = person
  // Before a provider is written, in the same order as in every other step on their work.
  if (sanction.level === "suspended") {
    yield* endAllSessions(userId, null)
    yield* endWorkOf(...asOthersKnow(person))
  }
  if (before !== null && !holds(before, at)) yield* letBackIn(endedSanction(before, at))
  yield* sanctions.insert(sanction)
  if (providerId !== null) yield* Effect.orDie(changeProfile(providerId, (profile) => withheld(profile, at)))
  yield* tell(noticeOfSanction(sanction, (yield* Mailer).contact))
  const after = factsOf(sanction)
  yield* writeDown(caller, {
    action: "sanction.add",
    thing: "user",
    thingId: userId,
    before: null,
    after
  })
  return sanction
})

const knownCase = Effect.fnUntraced(function* (id: CaseId) {
  const { byId } = yield* CaseRepository
  yield* Effect.mapError(byId(id), () => invalid("caseId", unknownOf(CaseId)))
})

/** Limits or suspends somebody. */
export const sanctionPerson = Effect.fn("sanctionPerson")(function* (
  caller: OperatorCall,
  userId: UserId,
  read: Read
) {
  yield* requireUnlocked(caller)
  if ((yield* (yield* PeopleViews).one(userId, yield* now)) === null) {
    return yield* new NotFound({ thing: "person" })
  }
  const request = yield* read(sanctionRequestAt(yield* now))
  if (request.caseId) yield* knownCase(request.caseId)
  return yield* atomically(Effect.flatMap(impose(caller, userId, request), shownSanction))
})
