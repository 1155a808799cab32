import * as Effect from "effect/Effect"

import { holds } from "#domain/sanction/holds.ts"
import { plusHours } from "#domain/shared/calendar.ts"
import type { SanctionId } from "#domain/shared/ids.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { PeopleViews } from "#ports/views/people-views.ts"

import { forAll, type OnFault } from "../chores/for-all.ts"
import { now } from "../now.ts"
import { asOthersKnow, endWorkOf } from "./end-work.ts"

const lateHours = 3

const endLate = Effect.fnUntraced(function* (id: SanctionId) {
  const sanction = yield* (yield* SanctionRepository).byId(id)
  const at = yield* now
  const person = yield* (yield* PeopleViews).one(sanction.userId, at)
  if (person !== null && holds(sanction, at)) yield* endWorkOf(...asOthersKnow(person))
})

/**
 * Ends what people who were suspended lately have open all the same, because a call by or to them was under way then.
 */
export const endLateWork = Effect.fn("endLateWork")(function* (onFault: OnFault) {
  const { suspendedSince } = yield* SanctionRepository
  const since = plusHours(yield* now, -lateHours)
  yield* forAll((limit) => suspendedSince(since, limit), endLate, onFault)
})
