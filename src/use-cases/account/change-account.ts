import * as Effect from "effect/Effect"

import { withChange } from "#domain/account/account-rules.ts"
import type { User } from "#domain/account/account.ts"
import { attemptLimits } from "#domain/account/attempt-limits.ts"
import {
  type AccountChange,
  type EmailChange,
  emailIsYours,
  type OwnAccount,
  type PasswordChange
} from "#domain/account/own-account.ts"
import { newsOfPerson } from "#domain/events/news.ts"
import type { Session } from "#domain/session/session.ts"
import { AttemptLimiter } from "#ports/attempt-limiter.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { publish } from "../events/publish.ts"
import { sendAccountEmail } from "../notices/send-account-email.ts"
import { admitted } from "./admitted.ts"
import { counted, endedWith } from "./counted.ts"
import { endAllSessions } from "./end-sessions.ts"
import { isOwnPassword, requirePassword } from "./own-password.ts"

const taken = endedWith("AccountTaken")

/** How a person can be written to. */
export const showAccount = Effect.fn("showAccount")(function* ({ id }: User) {
  const { emailConfirmedAt, mailStopped, newEmail, timeZone } = yield* (yield* ContactRepository).of(id)
  return { emailConfirmed: emailConfirmedAt !== null, newEmail, mailStopped, timeZone } satisfies OwnAccount
})

/**
 * Changes a person's names and telephone number. Attempts at usernames that are taken count against the limit, as at
 * registration.
 */
export const changeAccount = Effect.fn("changeAccount")(function* (
  address: string,
  user: User,
  body: Body<AccountChange>
) {
  const users = yield* UserRepository
  const changed = withChange(user, yield* body)
  const store = atomically(Effect.andThen(users.change(changed), publish(newsOfPerson(user.id))))
  yield* counted(attemptLimits.takenPerAddress, address, taken)(store)
  return changed
})

// Only the address that was asked for last may follow, and no email that still waits may go to another one.
const leaveUnlessAskedFor = Effect.fnUntraced(function* ({ id }: User, email: string) {
  const contacts = yield* ContactRepository
  if ((yield* contacts.held(id)).newEmail !== email) yield* contacts.setNewEmail(id, null)
})

/**
 * Asks for another address: a link goes there, and a warning to the one that the account has until it is pressed. Where
 * too many emails have gone to that address already, by any account, nothing is sent, and nobody learns so.
 */
export const changeEmail = Effect.fn("changeEmail")(function* (
  address: string,
  user: User,
  body: Body<EmailChange>
) {
  const { email, password } = yield* body
  const users = yield* UserRepository
  const contacts = yield* ContactRepository
  const keys = yield* EmailKeyRepository
  if (email === user.email) yield* emailIsYours()
  const requireSame = yield* requirePassword(user, "password", password)
  // Each goes to an address whose owner may never have heard of us.
  const { take } = yield* AttemptLimiter
  yield* take(attemptLimits.addressesPerAccount, user.id)
  yield* take(attemptLimits.emailsPerAccount, user.id)
  const requireFree = users.requireFree({ email, username: "" })
  yield* counted(attemptLimits.takenPerAddress, address, taken)(requireFree)
  const mayWriteTo = yield* Effect.isSuccess(take(attemptLimits.emailsPerNewAddress, email))
  yield* atomically(
    Effect.gen(function* () {
      yield* requireSame
      if (!mayWriteTo) {
        yield* leaveUnlessAskedFor(user, email)
        return
      }
      yield* contacts.setNewEmail(user.id, email)
      yield* keys.revoke(user.id, "change")
      yield* sendAccountEmail(user.id, "change-email")
      yield* sendAccountEmail(user.id, "email-changing")
    })
  )
})

/**
 * Sets another password; all other browsers are signed out. Does nothing where the person has this password already,
 * by an attempt whose answer was lost.
 */
export const changePassword = Effect.fn("changePassword")(function* (
  user: User,
  current: Session,
  body: Body<PasswordChange>
) {
  const change = yield* body
  const users = yield* UserRepository
  const keys = yield* EmailKeyRepository
  const { hash } = yield* PasswordHasher
  const { take } = yield* AttemptLimiter
  const requireSame = yield* requirePassword(user, "current", change.current).pipe(
    Effect.catchTag("InvalidInput", (refused) =>
      Effect.flatMap(isOwnPassword(user, change.password), (isSet) =>
        isSet ? Effect.succeed(null) : Effect.fail(refused)
      )
    )
  )
  if (requireSame === null) return
  // Each change sends an email, perhaps to an address that was never confirmed.
  yield* take(attemptLimits.passwordsPerAccount, user.id)
  yield* take(attemptLimits.emailsPerAccount, user.id)
  const passwordHash = yield* admitted(hash(change.password))
  yield* atomically(
    Effect.gen(function* () {
      yield* requireSame
      yield* users.setPassword(user.id, passwordHash)
      yield* keys.revoke(user.id, "reset")
      yield* endAllSessions(user.id, current.id)
      yield* sendAccountEmail(user.id, "password-changed")
    })
  )
})
