import * as Effect from "effect/Effect"

import type { Contact } from "#domain/account/contact.ts"
import type { KeyPurpose } from "#domain/notices/email-key.ts"
import { plusMinutes } from "#domain/shared/calendar.ts"
import type { EmailId } from "#domain/shared/ids.ts"
import { Keys } from "#ports/keys.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"

import { now } from "../now.ts"

interface Wanted {
  readonly purpose: KeyPurpose
  readonly email: string
  readonly minutes: number
  /**
   * The email that carries the link; null where the link is told another way. An email that may arrive twice has the
   * same key each time: mail servers drop a duplicate by its Message-Id, and the copy that is read may be the first.
   */
  readonly emailId: EmailId | null
}

/** Makes a key that works for a while, and keeps its digest. */
export const issueKey = Effect.fn("issueKey")(function* (
  { userId }: Pick<Contact, "userId">,
  { email, emailId, minutes, purpose }: Wanted
) {
  const { make, ofEmail } = yield* Keys
  const { digest, key } = emailId === null ? yield* make : ofEmail(emailId)
  const createdAt = yield* now
  const expiresAt = plusMinutes(createdAt, minutes)
  const issued = { digest, userId, purpose, email, createdAt, expiresAt, usedAt: null }
  yield* (yield* EmailKeyRepository).issue(issued)
  return key
})

const page = {
  reset: "/reset-password",
  confirm: "/confirm-email",
  change: "/confirm-email",
  invite: "/reset-password"
} as const satisfies Record<KeyPurpose, string>

/** The page where a key is used, with the key in the fragment: it reaches no log, no referrer and no proxy there. */
export const pathOf = (purpose: KeyPurpose, key: string): string => `${page[purpose]}#${key}`
