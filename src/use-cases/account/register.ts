import * as Effect from "effect/Effect"

import { openAccount, withoutPassword } from "../../domain/account/account-rules.ts"
import type { Registration } from "../../domain/account/account.ts"
import { attemptLimits } from "../../domain/account/attempt-limits.ts"
import { openProfile } from "../../domain/provider/provider-rules.ts"
import { ProviderId, UserId } from "../../domain/shared/ids.ts"
import { AttemptLimiter } from "../../ports/attempt-limiter.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"
import { ProviderRepository } from "../../ports/provider-repository.ts"
import { Transactor } from "../../ports/transactor.ts"
import { UserRepository } from "../../ports/user-repository.ts"
import type { Body } from "../body.ts"
import { newId } from "../new-id.ts"
import { now } from "../now.ts"

/** Opens an account, and for providers an unlisted profile. Only accounts made count against the address. */
export const register = Effect.fn("register")(function* (address: string, body: Body<Registration>) {
  const limiter = yield* AttemptLimiter
  const users = yield* UserRepository
  const providers = yield* ProviderRepository
  const { hash } = yield* PasswordHasher
  const { atomically } = yield* Transactor

  const registration = yield* body
  yield* limiter.take(attemptLimits.registrationsPerAddress, address)
  const passwordHash = yield* hash(registration.password)
  const account = openAccount({ id: yield* newId(UserId), registration, passwordHash, now: yield* now })
  const user = withoutPassword(account)

  const store = Effect.gen(function* () {
    yield* users.insert(account)
    if (user.role === "provider") yield* providers.insert(openProfile(yield* newId(ProviderId), user))
  })
  yield* Effect.onError(atomically(store), () =>
    limiter.giveBack(attemptLimits.registrationsPerAddress, address)
  )
  return user
})
