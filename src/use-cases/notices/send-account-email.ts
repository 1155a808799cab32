import * as Effect from "effect/Effect"

import type { AccountEmailKind } from "#domain/notices/account-emails.ts"
import { groupKeyOf } from "#domain/notices/email.ts"
import { EmailId, type UserId } from "#domain/shared/ids.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"

import { newId } from "../new-id.ts"
import { now } from "../now.ts"

const accountEmail = Effect.fnUntraced(function* (userId: UserId, kind: AccountEmailKind) {
  return {
    id: yield* newId(EmailId),
    userId,
    kind,
    thingId: userId,
    groupKey: groupKeyOf(kind, userId),
    notBefore: yield* now
  }
})

/** Writes to a person about their account, with the surrounding transaction; two calls at once make one email. */
export const sendAccountEmail = Effect.fn("sendAccountEmail")(function* (
  userId: UserId,
  kind: AccountEmailKind
) {
  yield* (yield* EmailRepository).add([yield* accountEmail(userId, kind)])
})

/** Tells whoever reads the address that the account had until now, whatever address the account gets later. */
export const sendToFormerAddress = Effect.fn("sendToFormerAddress")(function* (
  userId: UserId,
  formerAddress: string
) {
  const email = yield* accountEmail(userId, "email-changed-from")
  // Each such address is told, also where a second change follows at once.
  yield* (yield* EmailRepository).add([{ ...email, formerAddress, groupKey: null }])
})

/**
 * Does the same work for an address that no account has, so that the time it takes does not reveal which addresses
 * exist.
 */
export const sendNobodyEmail = Effect.fn("sendNobodyEmail")(function* (kind: AccountEmailKind) {
  const email = {
    id: yield* newId(EmailId),
    userId: null,
    kind,
    thingId: null,
    groupKey: null,
    notBefore: yield* now,
    dropped: "no such account"
  }
  yield* (yield* EmailRepository).add([email])
})
