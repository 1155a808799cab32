import * as Effect from "effect/Effect"

import type { Contact } from "#domain/account/contact.ts"
import { mostOwnCases } from "#domain/case/case-options.ts"
import { isAccountEmailKind } from "#domain/notices/account-emails.ts"
import { digest, type EmailRecord, toldWithTheDay } from "#domain/notices/email.ts"
import { NotSent } from "#domain/notices/mail-errors.ts"
import { isNoticeKind, type NoticeKind } from "#domain/notices/notice-kinds.ts"
import { plusFullDays } from "#domain/shared/calendar.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"

import { now } from "../now.ts"
import { addDigest, digestOf } from "./digest.ts"
import { asOfToday } from "./is-still-true.ts"
import { wantedBy } from "./recipient.ts"
import { accountLetter, noticeLetter } from "./write-letter.ts"

const dropped = (reason: string) => ({ dropped: reason })
const noLongerTrue = dropped("no longer true")
const saidByAnother = dropped("another one says it")

/**
 * Whether another email says the same. While an email waits for another attempt, what happens meanwhile makes a new
 * one: then that one is the newer, and the link of the older one to a new password would replace the key of the newer.
 */
const isSaidByAnother = Effect.fnUntraced(function* (email: EmailRecord, since: Instant) {
  // Each former address is told separately.
  if (email.formerAddress !== null) return false
  return yield* (yield* EmailRepository).isSaidByAnother(email, since, yield* now)
})

// A problem that is withdrawn and raised again has one email in so many days.
const quietDays = 7

/** Whether the reader recently had an email about a problem with the same job, which was withdrawn since. */
const isRaisedAgain = Effect.fnUntraced(function* (email: EmailRecord, { userId }: Contact) {
  const cases = yield* (yield* CaseRepository).ofPerson(userId, mostOwnCases)
  const aboutId = cases.find(({ id }) => id === email.thingId)?.aboutId
  const since = plusFullDays(yield* now, -quietDays)
  const withdrawn = cases.filter((one) => one.aboutId === aboutId && one.state === "withdrawn")
  for (const { id } of withdrawn) {
    if (yield* isSaidByAnother({ ...email, thingId: id }, since)) return true
  }
  return false
})

const aboutNotice = Effect.fnUntraced(function* (email: EmailRecord, kind: NoticeKind, contact: Contact) {
  const { unreadAbout } = yield* NotificationRepository
  const notice = yield* unreadAbout(contact.userId, kind, email.thingId ?? "")
  const today = notice === null ? null : yield* asOfToday(notice)
  if (notice === null || today === null) return noLongerTrue
  if (yield* isSaidByAnother(email, notice.createdAt)) return saidByAnother
  if (kind === "problem-raised" && (yield* isRaisedAgain(email, contact))) return saidByAnother
  const wanted = yield* wantedBy(contact, email, kind)
  if (wanted === "digest") {
    yield* addDigest(contact)
    return dropped(toldWithTheDay)
  }
  return wanted === "send" ? yield* noticeLetter(email, notice, contact, today) : wanted
})

/** What an email says today, or why it says nothing any more. */
export const letterFor = Effect.fn("letterFor")(function* (email: EmailRecord, contact: Contact) {
  const { kind } = email
  if (isNoticeKind(kind)) return yield* aboutNotice(email, kind, contact)
  if (kind !== digest && !isAccountEmailKind(kind))
    return yield* new NotSent({ reason: "a newer server knows what it says" })
  if (yield* isSaidByAnother(email, yield* now)) return saidByAnother
  return kind === digest
    ? yield* digestOf(email, contact)
    : ((yield* accountLetter(email, kind, contact)) ?? noLongerTrue)
})
