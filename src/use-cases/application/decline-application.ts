import * as Effect from "effect/Effect"

import type { Declining } from "#domain/application/application-record.ts"
import { declined, requireHeld } from "#domain/application/application-rules.ts"
import type { ApplicationId } from "#domain/shared/ids.ts"
import { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { storeChange } from "../events/publish.ts"
import { sendApplicationEmail } from "../notices/send-application-email.ts"
import { now } from "../now.ts"
import { type OperatorCall, writeDown } from "../operator/written-down.ts"
import { shownApplication } from "./list-applications.ts"

/** Turns an applicant down, in words that they read. */
export const declineApplication = Effect.fn("declineApplication")(function* (
  caller: OperatorCall,
  id: ApplicationId,
  body: Body<Declining>
) {
  const applications = yield* ApplicationRepository
  yield* applications.byId(id)
  const { reason } = yield* body
  return yield* atomically(
    Effect.gen(function* () {
      const by = caller.user.id
      const before = yield* applications.held(id)
      yield* Effect.fromResult(requireHeld(before, by))
      yield* storeChange(declined(before, { by, at: yield* now }, reason), applications.update)
      yield* sendApplicationEmail(id, null, "application-declined")
      yield* writeDown(caller, {
        action: "application.decline",
        thing: "application",
        thingId: id,
        before: { status: before.status },
        after: { status: "declined" }
      })
      return yield* shownApplication(id)
    })
  )
})
