import * as Effect from "effect/Effect"

import { attemptLimits } from "#domain/account/attempt-limits.ts"
import type { Contact } from "#domain/account/contact.ts"
import { type LinkKey, linkIsDead, type PasswordReset } from "#domain/account/own-account.ts"
import { hiddenEmail } from "#domain/notices/account-emails.ts"
import type { EmailKey } from "#domain/notices/email-key.ts"
import { AttemptLimiter } from "#ports/attempt-limiter.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { sendAccountEmail } from "../notices/send-account-email.ts"
import { now } from "../now.ts"
import { admitted } from "./admitted.ts"
import { endAllSessions } from "./end-sessions.ts"
import { forgetFailures } from "./failed-sign-ins.ts"
import { findKey, useKey } from "./link-key.ts"
import type { Caller } from "./sign-in.ts"

const purposes = ["reset", "invite"] as const

// A key that was sent to an address that the account has given up opens nothing.
const findReset = Effect.fnUntraced(function* (address: string, key: string) {
  const found = yield* findKey(address, key, purposes)
  const { email } = yield* (yield* UserRepository).byId(found.userId)
  return email === found.email ? found : yield* linkIsDead()
})

/** The account whose password a link sets, by its address, masked so that only its reader recognises it. */
export const lookAtReset = Effect.fn("lookAtReset")(function* (address: string, body: Body<LinkKey>) {
  const { email } = yield* findReset(address, (yield* body).key)
  return { email: hiddenEmail(email) }
})

// Somebody who was invited and has not confirmed the address yet has no password of their own to change.
const isFirst = ({ purpose }: EmailKey, { emailConfirmedAt }: Contact) =>
  purpose === "invite" && emailConfirmedAt === null

/**
 * Sets a password by a link. This ends all sessions of the account, cancels a change of the address that was asked for,
 * and confirms the address: the link went there. Failed sign-ins are forgotten, in this browser too.
 */
export const resetPassword = Effect.fn("resetPassword")(function* (
  { address, device }: Caller,
  body: Body<PasswordReset>
) {
  const { key, password } = yield* body
  const users = yield* UserRepository
  const contacts = yield* ContactRepository
  const limiter = yield* AttemptLimiter
  const { hash } = yield* PasswordHasher
  const found = yield* findReset(address, key)
  const passwordHash = yield* admitted(hash(password))
  const { email, userId } = found
  // Before anything changes: if this fails, the link still works.
  yield* forgetFailures(email, device(email))
  yield* limiter.reset(attemptLimits.wrongOwnPasswords, userId)
  yield* atomically(
    Effect.gen(function* () {
      const contact = yield* contacts.held(userId)
      // The account has left the address since `findReset`, while the password was hashed.
      if (contact.email !== email) yield* linkIsDead()
      const isSet = isFirst(found, contact)
      yield* useKey(found)
      yield* users.setPassword(userId, passwordHash)
      yield* contacts.confirm(userId, email, yield* now)
      yield* contacts.setNewEmail(userId, null)
      yield* endAllSessions(userId, null)
      yield* sendAccountEmail(userId, isSet ? "password-set" : "password-changed")
    })
  )
})
