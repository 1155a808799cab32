import * as Effect from "effect/Effect"

import { WrongCredentials } from "../../domain/account/account-errors.ts"
import { withoutPassword } from "../../domain/account/account-rules.ts"
import type { Credentials } from "../../domain/account/account.ts"
import { attemptLimits } from "../../domain/account/attempt-limits.ts"
import { AttemptLimiter } from "../../ports/attempt-limiter.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"
import { UserRepository } from "../../ports/user-repository.ts"
import type { Body } from "../body.ts"

const { failedSignInsPerAccount, failedSignInsPerAddress } = attemptLimits

/**
 * Whose email address and password these are. Every attempt counts before the password is looked at, so that a
 * burst cannot outrun the limit; a success takes its count back.
 */
export const signIn = Effect.fn("signIn")(function* (address: string, body: Body<Credentials>) {
  const limiter = yield* AttemptLimiter
  const users = yield* UserRepository
  const hasher = yield* PasswordHasher

  const { email, password } = yield* body
  yield* limiter.take(failedSignInsPerAccount, email)
  yield* limiter.take(failedSignInsPerAddress, address)
  const account = yield* users.byEmail(email)
  const matches = yield* hasher.verify(account?.passwordHash ?? null, password)
  if (account === null || !matches) return yield* new WrongCredentials()

  yield* limiter.reset(failedSignInsPerAccount, email)
  yield* limiter.giveBack(failedSignInsPerAddress, address)
  return withoutPassword(account)
})
