import * as Effect from "effect/Effect"

import type { User } from "#domain/account/account.ts"
import { fullName } from "#domain/account/full-name.ts"
import type { AuditAction, AuditThing } from "#domain/operator/audit-actions.ts"
import type { AuditFacts } from "#domain/operator/audit.ts"
import { ConfirmPassword } from "#domain/operator/operator-errors.ts"
import { isUnlocked } from "#domain/operator/operator.ts"
import type { Session } from "#domain/session/session.ts"
import { AuditLog } from "#ports/repositories/operators/audit-log.ts"

import { now } from "../now.ts"

/** An operator's call, and where it comes from. */
export interface OperatorCall {
  readonly user: User
  readonly session: Session
  readonly address: string
  readonly requestId: string
}

/** Refuses a step that asks for the password where it was not typed within the last half hour. */
export const requireUnlocked = Effect.fnUntraced(function* ({ session }: OperatorCall) {
  if (!isUnlocked(session, yield* now)) yield* new ConfirmPassword()
})

interface Done {
  readonly action: AuditAction
  readonly thing: AuditThing
  readonly thingId: string
  readonly before: AuditFacts
  readonly after: AuditFacts
}

/** Writes what an operator does into the audit log, with the surrounding transaction. */
export const writeDown = Effect.fn("writeDown")(function* (
  { address, requestId, user }: OperatorCall,
  done: Done
) {
  const { append } = yield* AuditLog
  yield* append({
    ...done,
    at: yield* now,
    actorId: user.id,
    actorName: fullName(user),
    address,
    requestId
  })
})
