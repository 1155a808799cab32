import * as Effect from "effect/Effect"

import type { Contact } from "#domain/account/contact.ts"
import { type EmailRecord, emailsPerDay, unwanted } from "#domain/notices/email.ts"
import { type NoticeKind, noticeKinds } from "#domain/notices/notice-kinds.ts"
import { isCommercial } from "#domain/notices/topics.ts"
import { plusFullDays } from "#domain/shared/calendar.ts"
import { Mailer } from "#ports/mailer.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"

import { now } from "../now.ts"
import { isSuspended } from "../sanction/live-sanction.ts"

/** How the reader's choice treats an email about a topic: it is sent, it waits for the digest, or it is dropped. */
type Wanted = "send" | "digest" | { readonly dropped: string }

/** Why no email about any topic may go to the address; null where it may. */
export const unfitFor = Effect.fnUntraced(function* ({ emailConfirmedAt, mailStopped, userId }: Contact) {
  if (emailConfirmedAt === null) return unwanted.unconfirmed
  if (mailStopped !== null) return unwanted.stopped
  return (yield* isSuspended(userId)) ? unwanted.suspended : null
})

const isFull = Effect.fnUntraced(function* ({ userId }: Contact, id: EmailRecord["id"], kind: NoticeKind) {
  const emails = yield* EmailRepository
  const dayAgo = plusFullDays(yield* now, -1)
  if ((yield* emails.sentSince(userId, dayAgo, id)) >= emailsPerDay) return true
  const { perDay } = noticeKinds[kind]
  return perDay !== null && (yield* emails.sentSince(userId, dayAgo, id, kind)) >= perDay
})

/** Whether the reader wants this email, of this kind, now. */
export const wantedBy = Effect.fnUntraced(function* (
  contact: Contact,
  { id }: Pick<EmailRecord, "id">,
  kind: NoticeKind
) {
  const { topic } = noticeKinds[kind]
  if (topic === "always") return "send" satisfies Wanted
  const { postalAddress } = yield* Mailer
  const unfit = yield* unfitFor(contact)
  if (unfit !== null) return { dropped: unfit } satisfies Wanted
  const chosen = yield* (yield* PreferenceRepository).of(contact.userId)
  const delivery = chosen[topic]
  if (delivery === "off") return { dropped: unwanted.off } satisfies Wanted
  if (isCommercial(topic) && postalAddress === null) {
    return { dropped: "there is no postal address" } satisfies Wanted
  }
  return delivery === "now" && !(yield* isFull(contact, id, kind)) ? "send" : "digest"
})
