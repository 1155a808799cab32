import * as Effect from "effect/Effect"

import type { RemovalRequest } from "#domain/removal/removal.ts"
import { Transactor } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { type OperatorCall, requireUnlocked, writeDown } from "../operator/written-down.ts"
import { takeDown } from "./take-down.ts"

/** Takes something down that no case is about. */
export const removeThing = Effect.fn("removeThing")(function* (
  caller: OperatorCall,
  body: Body<RemovalRequest>
) {
  const { atomically } = yield* Transactor
  yield* requireUnlocked(caller)
  const request = yield* body
  const store = Effect.gen(function* () {
    const removal = yield* takeDown(request, { by: caller.user.id, caseId: null, told: [] })
    const { about: thing, aboutId: thingId, caseId, ground } = removal
    yield* writeDown(caller, {
      action: "removal.add",
      thing,
      thingId,
      before: null,
      after: { ground, caseId }
    })
    return removal
  })
  return yield* atomically(store)
})
