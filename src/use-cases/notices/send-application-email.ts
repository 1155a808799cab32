import * as Effect from "effect/Effect"

import type { ApplicationEmailKind } from "#domain/notices/application-emails.ts"
import { groupKeyOf } from "#domain/notices/email.ts"
import { type ApplicationId, EmailId, type UserId } from "#domain/shared/ids.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"

import { newId } from "../new-id.ts"
import { now } from "../now.ts"

/** Writes about an application, with the surrounding transaction: to an account, or to the address that was given. */
export const sendApplicationEmail = Effect.fn("sendApplicationEmail")(function* (
  id: ApplicationId,
  userId: UserId | null,
  kind: ApplicationEmailKind
) {
  const email = {
    id: yield* newId(EmailId),
    userId,
    kind,
    thingId: id,
    groupKey: groupKeyOf(kind, id),
    notBefore: yield* now
  }
  yield* (yield* EmailRepository).add([email])
})
