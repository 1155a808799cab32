import * as Effect from "effect/Effect"

import type { Contact } from "#domain/account/contact.ts"
import { digest, type EmailRecord, type NewEmail } from "#domain/notices/email.ts"
import { noticeKinds } from "#domain/notices/notice-kinds.ts"
import type { NotificationRecord } from "#domain/notices/notice.ts"
import { nextHour } from "#domain/notices/time-zone.ts"
import { EmailId } from "#domain/shared/ids.ts"
import { Mailer } from "#ports/mailer.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"

import { newId } from "../new-id.ts"
import { now } from "../now.ts"
import { countedToday } from "./is-still-true.ts"
import { unfitFor } from "./recipient.ts"
import { digestLetter } from "./write-letter.ts"

const digestHour = 8

// How far back a first digest looks.
const firstDigestMs = 2 * 86_400_000

/** The person gets the day's notices at the next eight in the morning; one email, however many there are. */
export const addDigest = Effect.fn("addDigest")(function* ({ timeZone, userId }: Contact) {
  const at = yield* now
  const email: NewEmail = {
    id: yield* newId(EmailId),
    userId,
    kind: digest,
    thingId: null,
    groupKey: digest,
    notBefore: nextHour(digestHour, timeZone, at)
  }
  yield* (yield* EmailRepository).add([email])
})

const since = Effect.fnUntraced(function* ({ userId }: Contact, at: string) {
  const last = yield* (yield* EmailRepository).lastSent(userId, digest)
  return last ?? new Date(Date.parse(at) - firstDigestMs).toISOString()
})

const isWanted = Effect.fnUntraced(function* (notice: NotificationRecord) {
  const { topic } = noticeKinds[notice.kind]
  if (topic === "always") return false
  const chosen = yield* (yield* PreferenceRepository).of(notice.userId)
  return chosen[topic] !== "off" && (yield* countedToday(notice)) !== null
})

const dropped = (reason: string) => ({ dropped: reason })

/** What the day's email says, or why there is none. */
export const digestOf = Effect.fn("digestOf")(function* (email: EmailRecord, contact: Contact) {
  const { postalAddress } = yield* Mailer
  const unfit = yield* unfitFor(contact)
  if (unfit !== null) return dropped(unfit)
  if (postalAddress === null) return dropped("there is no postal address")
  const at = yield* now
  const untold = yield* (yield* NotificationRepository).untold(contact.userId, yield* since(contact, at), at)
  const notices = yield* Effect.filter(untold, isWanted)
  return notices.length === 0 ? dropped("nothing is new") : yield* digestLetter(email, notices, contact)
})
