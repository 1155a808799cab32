import * as Effect from "effect/Effect"

import type { AccountEmailKind } from "#domain/notices/account-emails.ts"
import { groupKeyOf } from "#domain/notices/email.ts"
import { EmailId, type UserId } from "#domain/shared/ids.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"

import { newId } from "../new-id.ts"
import { now } from "../now.ts"

/** Writes to a person about their account, with the surrounding transaction; twice at once is once. */
export const sendAccountEmail = Effect.fn("sendAccountEmail")(function* (
  userId: UserId,
  kind: AccountEmailKind
) {
  const email = {
    id: yield* newId(EmailId),
    userId,
    kind,
    thingId: userId,
    groupKey: groupKeyOf(kind, userId),
    notBefore: yield* now
  }
  yield* (yield* EmailRepository).add([email])
})

/** The same work for an address that nobody has: what it takes tells no one which addresses there are. */
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
