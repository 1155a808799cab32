import * as Effect from "effect/Effect"

import { attemptLimits } from "#domain/account/attempt-limits.ts"
import { AttemptLimiter } from "#ports/attempt-limiter.ts"

const { failedSignInsPerAccount, failedSignInsPerDevice } = attemptLimits

/**
 * The limit and key by which failed sign-ins count: per browser where the account has signed in from it before, else
 * per account.
 */
export const failuresOf = (email: string, device: string | null) =>
  device === null
    ? { limit: failedSignInsPerAccount, key: email }
    : { limit: failedSignInsPerDevice, key: `${email} ${device}` }

/** Forgets the failed sign-ins of an account, in this browser and in unknown ones. */
export const forgetFailures = Effect.fnUntraced(function* (email: string, device: string | null) {
  const { reset } = yield* AttemptLimiter
  const { key, limit } = failuresOf(email, device)
  yield* reset(failedSignInsPerAccount, email)
  if (device !== null) yield* reset(limit, key)
})
