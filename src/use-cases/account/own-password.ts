import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"

import type { User } from "#domain/account/account.ts"
import { attemptLimits } from "#domain/account/attempt-limits.ts"
import { notYourPassword } from "#domain/account/own-account.ts"
import { AttemptLimiter } from "#ports/attempt-limiter.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"

import { admitted } from "./admitted.ts"
import { counted, type Counts, endedWith } from "./counted.ts"

/** Whether this is the person's password. Not limited: for use after an attempt that is. */
export const isOwnPassword = Effect.fnUntraced(function* ({ email }: User, password: string) {
  const { verify } = yield* PasswordHasher
  return yield* admitted(
    verify((yield* (yield* UserRepository).byEmail(email))?.passwordHash ?? null, password)
  )
})

const failed = endedWith("InvalidInput")
// A success counts too; what it leaves is reset together with the failures.
const tried: Counts = (exit) => Exit.isSuccess(exit) || failed(exit)

const { failedSignInsPerAccount, wrongOwnPasswords } = attemptLimits

/**
 * Refuses, at `field`, a password that is not the person's. A wrong one counts as a failed sign-in as well, but failed
 * sign-ins do not lock a signed-in person out here: anybody who knows the email address can cause them.
 *
 * @returns the same check once more, for the transaction that relies on it: the person may have set another password
 * since, because this one is known to somebody else
 */
export const requirePassword = Effect.fnUntraced(function* (
  { email, id }: User,
  field: "current" | "password",
  password: string
) {
  const limiter = yield* AttemptLimiter
  const { verify } = yield* PasswordHasher
  const { byEmail, hasPassword } = yield* UserRepository
  const passwordHash = (yield* byEmail(email))?.passwordHash ?? null
  const check = Effect.gen(function* () {
    if (!(yield* verify(passwordHash, password))) yield* notYourPassword(field)
  })
  const noted = Effect.ignore(limiter.take(failedSignInsPerAccount, email))
  const attempt = Effect.tapErrorTag(check, "InvalidInput", () => noted)
  yield* admitted(counted(wrongOwnPasswords, id, tried)(attempt))
  yield* limiter.reset(wrongOwnPasswords, id)
  yield* limiter.reset(failedSignInsPerAccount, email)
  return Effect.gen(function* () {
    if (passwordHash === null || !(yield* hasPassword(id, passwordHash))) yield* notYourPassword(field)
  })
})
