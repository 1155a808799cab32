import * as Effect from "effect/Effect"

import { attemptLimits } from "#domain/account/attempt-limits.ts"
import { linkIsDead } from "#domain/account/own-account.ts"
import { type EmailKey, isUsable, type KeyPurpose } from "#domain/notices/email-key.ts"
import { Keys } from "#ports/keys.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"

import { now } from "../now.ts"
import { counted, endedWith } from "./counted.ts"

const wrong = endedWith("InvalidInput")

/**
 * Finds what the key of a link was made for; wrong keys count against the address. Used and expired keys are dead as
 * well, except those that `isKnown` lets through.
 */
export const findKey = Effect.fnUntraced(function* (
  address: string,
  key: string,
  purposes: ReadonlyArray<KeyPurpose>,
  isKnown: (found: EmailKey) => boolean = () => false
) {
  const keys = yield* EmailKeyRepository
  const { digestOf } = yield* Keys
  const at = yield* now
  const find = Effect.gen(function* () {
    const found = yield* keys.byDigest(digestOf(key))
    const isMeant = found !== null && purposes.includes(found.purpose)
    return isMeant && (isUsable(found, at) || isKnown(found)) ? found : yield* linkIsDead()
  })
  return yield* counted(attemptLimits.wrongKeysPerAddress, address, wrong)(find)
})

/** Uses up a key, with the surrounding transaction: of two at once one fails. */
export const useKey = Effect.fnUntraced(function* ({ digest }: EmailKey) {
  const keys = yield* EmailKeyRepository
  if (!(yield* keys.use(digest, yield* now))) yield* linkIsDead()
})
