import * as Effect from "effect/Effect"

import type { RemovalRequest } from "#domain/removal/removal.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { type OperatorCall, requireUnlocked } from "../operator/written-down.ts"
import { takeDown } from "./take-down.ts"

/** Takes something down that no case is about. */
export const removeThing = Effect.fn("removeThing")(function* (
  caller: OperatorCall,
  body: Body<RemovalRequest>
) {
  yield* requireUnlocked(caller)
  const request = yield* body
  return yield* atomically(takeDown(caller, request, { caseId: null, told: [] }))
})
