import * as Effect from "effect/Effect"

import { attemptLimits } from "#domain/account/attempt-limits.ts"
import { AttemptLimiter } from "#ports/attempt-limiter.ts"

const { failedSignInsPerAccount, failedSignInsPerDevice } = attemptLimits

/** Where failures to sign in count; the browser has a name where the account has signed in from it before. */
export const failuresOf = (email: string, device: string | null) =>
  device === null
    ? { limit: failedSignInsPerAccount, key: email }
    : { limit: failedSignInsPerDevice, key: `${email} ${device}` }

/** Forgets what an account has failed, here and where it is not known. */
export const forgetFailures = Effect.fnUntraced(function* (email: string, device: string | null) {
  const { reset } = yield* AttemptLimiter
  const { key, limit } = failuresOf(email, device)
  yield* reset(failedSignInsPerAccount, email)
  if (device !== null) yield* reset(limit, key)
})
