import * as Effect from "effect/Effect"

import { AlreadyConfirmed } from "#domain/account/account-errors.ts"
import type { Actor } from "#domain/account/account.ts"
import { attemptLimits } from "#domain/account/attempt-limits.ts"
import type { Contact } from "#domain/account/contact.ts"
import { type LinkKey, linkIsDead } from "#domain/account/own-account.ts"
import type { EmailKey } from "#domain/notices/email-key.ts"
import { AttemptLimiter } from "#ports/attempt-limiter.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { sendAccountEmail, sendToFormerAddress } from "../notices/send-account-email.ts"
import { now } from "../now.ts"
import { findKey } from "./link-key.ts"

const purposes = ["confirm", "change"] as const

const isUsed = ({ usedAt }: EmailKey) => usedAt !== null

/** Uses up a key, with the surrounding transaction; false where a second tab has just done so with the same one. */
const useOnce = Effect.fnUntraced(function* ({ digest }: EmailKey) {
  const { byDigest, use } = yield* EmailKeyRepository
  if (yield* use(digest, yield* now)) return true
  const other = yield* byDigest(digest)
  return other !== null && isUsed(other) ? false : yield* linkIsDead()
})

const changeTo = Effect.fnUntraced(function* ({ email, userId }: EmailKey, before: Contact) {
  const contacts = yield* ContactRepository
  const { email: formerEmail, newEmail } = before
  if (newEmail !== email) return yield* linkIsDead()
  yield* contacts.changeEmail(userId, email, yield* now)
  yield* sendToFormerAddress(userId, formerEmail)
  return yield* sendAccountEmail(userId, "email-changed")
})

/**
 * Confirms an address by the link that was sent there; a new address replaces the account's. A second confirmation does
 * nothing.
 */
export const confirmEmail = Effect.fn("confirmEmail")(function* (address: string, body: Body<LinkKey>) {
  const contacts = yield* ContactRepository
  const found = yield* findKey(address, (yield* body).key, purposes, isUsed)
  yield* atomically(
    Effect.gen(function* () {
      const before = yield* contacts.held(found.userId)
      const isToBeTheirs = found.purpose === "change" && !isUsed(found)
      // The account has left the address that the link went to: there is nobody to thank.
      if (!isToBeTheirs && before.email !== found.email) yield* linkIsDead()
      if (!(yield* useOnce(found))) return
      if (found.purpose === "change") yield* changeTo(found, before)
      else yield* contacts.confirm(found.userId, found.email, yield* now)
    })
  )
})

/**
 * Sends the confirming link again; to a confirmed address whose mail was stopped, as proof that email arrives there
 * again.
 */
export const sendConfirmation = Effect.fn("sendConfirmation")(function* ({ id }: Actor) {
  const { take } = yield* AttemptLimiter
  const { emailConfirmedAt, mailStopped } = yield* (yield* ContactRepository).of(id)
  if (emailConfirmedAt !== null && mailStopped === null) return yield* new AlreadyConfirmed()
  yield* take(attemptLimits.confirmationsPerAccount, id)
  yield* take(attemptLimits.emailsPerAccount, id)
  return yield* atomically(sendAccountEmail(id, "confirm-email"))
})
