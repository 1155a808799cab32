import * as Effect from "effect/Effect"

import { liftedSanction } from "#domain/sanction/sanction-rules.ts"
import type { Lifting } from "#domain/sanction/sanction.ts"
import type { SanctionId } from "#domain/shared/ids.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { now } from "../now.ts"
import { type OperatorCall, requireUnlocked, writeDown } from "../operator/written-down.ts"
import { letBackIn } from "./let-back-in.ts"
import { factsOf, shownSanction } from "./sanction-person.ts"

/** Lifts a sanction before its day, for a reason that operators read. */
export const liftSanction = Effect.fn("liftSanction")(function* (
  caller: OperatorCall,
  id: SanctionId,
  body: Body<Lifting>
) {
  const sanctions = yield* SanctionRepository
  yield* requireUnlocked(caller)
  yield* sanctions.byId(id)
  const { reason } = yield* body
  return yield* atomically(
    Effect.gen(function* () {
      const found = yield* sanctions.byId(id)
      const lifting = { at: yield* now, by: caller.user.id, reason }
      const lifted = yield* Effect.fromResult(liftedSanction(found, lifting))
      yield* letBackIn(lifted)
      const before = { ...factsOf(found), lifted: false }
      const after = { ...factsOf(lifted), lifted: true }
      const { userId: thingId } = found
      yield* writeDown(caller, { action: "sanction.lift", thing: "user", thingId, before, after })
      return yield* shownSanction(lifted)
    })
  )
})
