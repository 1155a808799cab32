import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"

import { WrongCredentials } from "#domain/account/account-errors.ts"
import { withoutPassword } from "#domain/account/account-rules.ts"
import type { Credentials, User } from "#domain/account/account.ts"
import { attemptLimits } from "#domain/account/attempt-limits.ts"
import type { Session } from "#domain/session/session.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"

import type { Body } from "../body.ts"
import { requireNotSuspended } from "../sanction/live-sanction.ts"
import { admitted } from "./admitted.ts"
import { counted, type Counts, endedWith } from "./counted.ts"
import { endSession } from "./end-session.ts"
import { failuresOf, forgetFailures } from "./failed-sign-ins.ts"

/** Who tries a password, or sets one by a link. */
export interface Caller {
  readonly address: string
  /** The name of the browser, if the account has signed in from it before. */
  readonly device: (email: string) => string | null
}

const failed = endedWith("WrongCredentials")
// A success counts too; what it leaves is reset together with the failures.
const tried: Counts = (exit) => Exit.isSuccess(exit) || failed(exit)

const check = Effect.fnUntraced(function* ({ email, password }: Credentials) {
  const users = yield* UserRepository
  const hasher = yield* PasswordHasher
  const account = yield* users.byEmail(email)
  const matches = yield* hasher.verify(account?.passwordHash ?? null, password)
  return account !== null && matches ? account : yield* new WrongCredentials()
})

/**
 * Checks an email address and a password, and begins a session. Failures elsewhere cannot lock out a browser that the
 * account has signed in from: it has a count of its own. A success resets the failures of the account.
 *
 * A change of password ends all sessions except one that begins with the old password at that moment: that one is ended
 * here.
 */
export const signIn = Effect.fn("signIn")(function* (
  caller: Caller,
  startSession: (user: User) => Effect.Effect<Session["id"]>,
  body: Body<Credentials>
) {
  const credentials = yield* body
  const { email } = credentials
  const device = caller.device(email)
  const { key, limit } = failuresOf(email, device)
  const account = yield* check(credentials).pipe(
    counted(attemptLimits.failedSignInsPerAddress, caller.address, failed),
    counted(limit, key, tried),
    admitted
  )
  yield* forgetFailures(email, device)
  yield* requireNotSuspended(account.id)
  const user = withoutPassword(account)
  const begun = yield* startSession(user)
  const isSame = yield* (yield* UserRepository).hasPassword(user.id, account.passwordHash)
  if (isSame) return user
  yield* endSession(begun)
  return yield* new WrongCredentials()
})
