import * as Effect from "effect/Effect"

import type { Contact } from "#domain/account/contact.ts"
import { digest, type EmailRecord, groupKeyOf, type NewEmail, toldWithTheDay } from "#domain/notices/email.ts"
import { isNoticeKind, noticeKinds } from "#domain/notices/notice-kinds.ts"
import type { NotificationRecord } from "#domain/notices/notice.ts"
import type { Preferences } from "#domain/notices/preferences.ts"
import { dayIn, nextHour } from "#domain/notices/time-zone.ts"
import { formatShortDay, plusDays, plusFullDays } from "#domain/shared/calendar.ts"
import { EmailId, type UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { Mailer } from "#ports/mailer.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"

import { newId } from "../new-id.ts"
import { now } from "../now.ts"
import { asOfToday } from "./is-still-true.ts"
import { unfitFor } from "./recipient.ts"
import { digestLetter } from "./write-letter.ts"

const digestHour = 8

// The most lines of a day's email. Where there are more notices, the newest are told; its button leads to all.
const digestLength = 50

// Notices that are no longer true leave no line; after a thousand notices of a day no more are looked at.
const pageLength = 100
const pagesAtMost = 10

// How far back a first digest looks.
const firstDigestDays = 2

/** Schedules the person's digest for the next eight in the morning; one email, however many notices there are. */
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

/** Moves the digest that waits for the person to eight in the morning in this zone. */
export const moveDigest = Effect.fn("moveDigest")(function* (userId: UserId, timeZone: string) {
  const { reschedule } = yield* EmailRepository
  yield* reschedule(userId, digest, nextHour(digestHour, timeZone, yield* now))
})

/** When an id of version 7 was made. */
const madeAt = (id: EmailId): Instant =>
  new Date(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toISOString()

const toldUpTo = Effect.fnUntraced(function* ({ userId }: Contact, id: EmailId, at: Instant) {
  const last = yield* (yield* EmailRepository).lastClaimed(userId, digest)
  // A first digest that comes late still tells what it was scheduled for.
  const [from = at] = [madeAt(id), at].toSorted()
  return last ?? plusFullDays(from, -firstDigestDays)
})

const kindsWanted = (chosen: Preferences) =>
  Object.keys(noticeKinds)
    .filter(isNoticeKind)
    .filter((kind) => {
      const { topic } = noticeKinds[kind]
      return topic !== "always" && chosen[topic] !== "off"
    })

const isAsTold = (notice: NotificationRecord) => Effect.map(asOfToday(notice), (counted) => counted !== null)

/** The notices to tell, newest first; at most one more than an email has room for. */
const newsOf = Effect.fnUntraced(function* ({ userId }: Contact, since: string, at: string) {
  const kinds = kindsWanted(yield* (yield* PreferenceRepository).of(userId))
  if (kinds.length === 0) return []
  const { untold } = yield* NotificationRepository
  const news: Array<NotificationRecord> = []
  let before: NotificationRecord | null = null
  for (let page = 0; page < pagesAtMost && news.length <= digestLength; page += 1) {
    const found: ReadonlyArray<NotificationRecord> = yield* untold(
      userId,
      { kinds, since, before, limit: pageLength },
      at
    )
    news.push(...(yield* Effect.filter(found, isAsTold)))
    before = found.at(-1) ?? null
    if (found.length < pageLength) break
  }
  return news
})

/** The day of the oldest notice that is told, in its reader's time zone. */
const sinceWords = (oldest: Instant, at: Instant, { timeZone }: Contact) => {
  const day = dayIn(timeZone, oldest)
  return day < plusDays(dayIn(timeZone, at), -1) ? formatShortDay(day) : "yesterday"
}

const dropped = (reason: string) => ({ dropped: reason })

/** What the day's email says, or why there is none. */
export const digestOf = Effect.fn("digestOf")(function* (email: EmailRecord, contact: Contact) {
  const { postalAddress } = yield* Mailer
  const unfit = yield* unfitFor(contact)
  if (unfit !== null) return dropped(unfit)
  if (postalAddress === null) return dropped("there is no postal address")
  const at = yield* now
  const news = yield* newsOf(contact, yield* toldUpTo(contact, email.id, at), at)
  if (news.length === 0) return dropped("nothing is new")
  const tells = news.slice(0, digestLength).toReversed()
  const isCut = news.length > digestLength
  const since = sinceWords(news.at(-1)?.createdAt ?? at, at, contact)
  return { ...(yield* digestLetter(email, tells, contact, { isCut, since })), tells }
})

/** Blocks further emails about what a digest has told, where that is told only once until it is read. */
export const holdUntilRead = Effect.fn("holdUntilRead")(function* (told: ReadonlyArray<NotificationRecord>) {
  const at = yield* now
  const { unreadAbout } = yield* NotificationRepository
  const once = yield* Effect.filter(
    told.filter(({ kind }) => noticeKinds[kind].untilRead),
    ({ kind, thingId, userId }) =>
      // It may have been read while the email was handed over.
      Effect.map(unreadAbout(userId, kind, thingId), (unread) => unread !== null)
  )
  const holding = yield* Effect.forEach(once, ({ kind, thingId, userId }) =>
    Effect.map(newId(EmailId), (id): NewEmail => ({
      id,
      userId,
      kind,
      thingId,
      groupKey: groupKeyOf(kind, thingId),
      notBefore: at,
      dropped: toldWithTheDay
    }))
  )
  yield* (yield* EmailRepository).add(holding)
})
