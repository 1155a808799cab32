import * as Effect from "effect/Effect"

import { takenBy } from "#domain/application/application-rules.ts"
import type { ApplicationId } from "#domain/shared/ids.ts"
import { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"
import { atomically } from "#ports/transactor.ts"

import { storeChange } from "../events/publish.ts"
import { now } from "../now.ts"
import { type OperatorCall, writeDown } from "../operator/written-down.ts"
import { shownApplication } from "./list-applications.ts"

/** Takes an application in hand; of two operators at once one does. */
export const takeApplication = Effect.fn("takeApplication")(function* (
  caller: OperatorCall,
  id: ApplicationId
) {
  const applications = yield* ApplicationRepository
  return yield* atomically(
    Effect.gen(function* () {
      const before = yield* applications.held(id)
      const change = yield* Effect.fromResult(takenBy(before, caller.user.id, yield* now))
      yield* storeChange(change, applications.update)
      yield* writeDown(caller, {
        action: "application.take",
        thing: "application",
        thingId: id,
        before: { status: before.status, takenBy: before.takenBy },
        after: { status: change.value.status, takenBy: caller.user.id }
      })
      return yield* shownApplication(id)
    })
  )
})
