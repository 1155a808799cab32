import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"

import { attemptLimits } from "#domain/account/attempt-limits.ts"
import type { ForgottenPassword } from "#domain/account/own-account.ts"
import { AttemptLimiter } from "#ports/attempt-limiter.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { sendAccountEmail, sendNobodyEmail } from "../notices/send-account-email.ts"
import { counted } from "./counted.ts"

const { forgottenPerAccount, forgottenPerAccountBeyond, forgottenPerAccountInADay, forgottenPerAddress } =
  attemptLimits

const isWithinLimit = (email: string) =>
  Effect.flatMap(AttemptLimiter, ({ take }) =>
    take(forgottenPerAccountInADay, email).pipe(
      Effect.catch(() => take(forgottenPerAccountBeyond, email)),
      (day) => Effect.andThen(take(forgottenPerAccount, email), day),
      Effect.isSuccess
    )
  )

/**
 * Sends a link for a new password. Nobody learns whether there is such an account: an unknown address, and one that was
 * asked about too often, cost the same work.
 */
export const forgotPassword = Effect.fn("forgotPassword")(function* (
  address: string,
  body: Body<ForgottenPassword>
) {
  const { email } = yield* body
  const users = yield* UserRepository
  const send = Effect.gen(function* () {
    const isWanted = yield* isWithinLimit(email)
    const account = yield* users.byEmail(email)
    yield* atomically(
      account !== null && isWanted
        ? sendAccountEmail(account.id, "reset-password")
        : sendNobodyEmail("reset-password")
    )
  })
  yield* counted(forgottenPerAddress, address, Exit.isSuccess)(send)
})
