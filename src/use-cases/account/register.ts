import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"

import { openAccount, withoutPassword } from "#domain/account/account-rules.ts"
import type { Registration } from "#domain/account/account.ts"
import { attemptLimits } from "#domain/account/attempt-limits.ts"
import { isTimeZone } from "#domain/notices/time-zone.ts"
import { openProfile } from "#domain/provider/provider-rules.ts"
import { ProviderId, UserId } from "#domain/shared/ids.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"
import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { newId } from "../new-id.ts"
import { sendAccountEmail } from "../notices/send-account-email.ts"
import { now } from "../now.ts"
import { admitted } from "./admitted.ts"
import { counted, endedWith } from "./counted.ts"

const { registrationsPerAddress, takenPerAddress } = attemptLimits

const open = Effect.fnUntraced(function* ({ timeZone, ...registration }: Registration) {
  const users = yield* UserRepository
  const providers = yield* ProviderRepository
  const preferences = yield* PreferenceRepository
  const { hash } = yield* PasswordHasher

  // Checked first to spare the hash; a name taken meanwhile is found when the account is stored.
  yield* users.requireFree(registration)
  const passwordHash = yield* hash(registration.password)
  const account = openAccount({ id: yield* newId(UserId), registration, passwordHash, now: yield* now })
  const user = withoutPassword(account)

  const store = Effect.gen(function* () {
    yield* users.insert(account)
    if (timeZone && isTimeZone(timeZone)) yield* preferences.setTimeZone(user.id, timeZone)
    yield* sendAccountEmail(user.id, "confirm-email")
    if (user.role === "provider") yield* providers.insert(openProfile(yield* newId(ProviderId), user))
  })
  yield* atomically(store)
  return user
})

/**
 * Opens an account, and for providers an unlisted profile. Accounts made count against the address, and apart from
 * them those refused because the name is taken: each of these tells which names exist.
 */
export const register = Effect.fn("register")(function* (address: string, body: Body<Registration>) {
  const registration = yield* body
  return yield* open(registration).pipe(
    counted(registrationsPerAddress, address, Exit.isSuccess),
    counted(takenPerAddress, address, endedWith("AccountTaken")),
    admitted
  )
})
