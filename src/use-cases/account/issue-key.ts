import * as Effect from "effect/Effect"

import type { Contact } from "#domain/account/contact.ts"
import type { KeyPurpose } from "#domain/notices/email-key.ts"
import { Keys } from "#ports/keys.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"

import { now } from "../now.ts"

interface Wanted {
  readonly purpose: KeyPurpose
  readonly email: string
  readonly minutes: number
}

/** Makes a key that works for a while, and keeps its digest. */
export const issueKey = Effect.fn("issueKey")(function* (
  { userId }: Pick<Contact, "userId">,
  { email, minutes, purpose }: Wanted
) {
  const { digest, key } = yield* (yield* Keys).make
  const createdAt = yield* now
  const expiresAt = new Date(Date.parse(createdAt) + minutes * 60_000).toISOString()
  const issued = { digest, userId, purpose, email, createdAt, expiresAt, usedAt: null }
  yield* (yield* EmailKeyRepository).issue(issued)
  return key
})

/** Where a new password is set; behind #: what stands there reaches no log, no referrer and no proxy. */
export const passwordPath = (key: string): string => `/reset-password#${key}`
