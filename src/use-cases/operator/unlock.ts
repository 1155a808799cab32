import * as Effect from "effect/Effect"

import { unlockedUntil } from "#domain/operator/operator.ts"
import type { Unlock, Unlocked } from "#domain/operator/unlock.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"

import { requirePassword } from "../account/own-password.ts"
import type { Body } from "../body.ts"
import { now } from "../now.ts"
import type { OperatorCall } from "./written-down.ts"

/** Unlocks the steps that ask for the password, for this session and for a while. */
export const unlock = Effect.fn("unlock")(function* (
  { session, user }: Pick<OperatorCall, "session" | "user">,
  body: Body<Unlock>
) {
  const { password } = yield* body
  yield* requirePassword(user, "password", password)
  const until = unlockedUntil(yield* now)
  yield* (yield* SessionRepository).unlock(session.id, until)
  return { until } satisfies Unlocked
})
