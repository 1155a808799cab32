import * as Effect from "effect/Effect"

import type { Approval } from "#domain/application/application-record.ts"
import { approved, requireHeld } from "#domain/application/application-rules.ts"
import type { ApplicationId } from "#domain/shared/ids.ts"
import { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { storeChange } from "../events/publish.ts"
import { sendApplicationEmail } from "../notices/send-application-email.ts"
import { now } from "../now.ts"
import { type OperatorCall, requireUnlocked, writeDown } from "../operator/written-down.ts"
import { accountFor } from "./account-for.ts"
import { shownApplication } from "./list-applications.ts"

/** Makes account and profile of an application, or fills what the profile of its own provider lacks. */
export const approveApplication = Effect.fn("approveApplication")(function* (
  caller: OperatorCall,
  id: ApplicationId,
  body: Body<Approval>
) {
  const applications = yield* ApplicationRepository
  yield* requireUnlocked(caller)
  yield* applications.byId(id)
  const { listed } = yield* body
  return yield* atomically(
    Effect.gen(function* () {
      const by = caller.user.id
      const before = yield* applications.held(id)
      yield* Effect.fromResult(requireHeld(before, by))
      const at = yield* now
      const { isNew, ...made } = yield* accountFor(before, { at, listed })
      yield* storeChange(approved(before, { by, at }, made), applications.update)
      yield* sendApplicationEmail(id, made.userId, isNew ? "application-approved" : "application-added")
      yield* writeDown(caller, {
        action: "application.approve",
        thing: "application",
        thingId: id,
        before: { status: before.status },
        // A profile that was there before is not listed by this.
        after: { status: "approved", listed: isNew && listed, isNew, ...made }
      })
      return yield* shownApplication(id)
    })
  )
})
