import type { User } from "#domain/account/account.ts"
import { noticeKinds } from "#domain/notices/notice-kinds.ts"
import type { Addressee, Notice, NotificationRecord } from "#domain/notices/notice.ts"
import { isQuoteAsTold } from "#domain/notices/still-true.ts"
import { plusMinutes } from "#domain/shared/calendar.ts"
import { NotificationId, type UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import type { Marketplace } from "#ports/marketplace-loader.ts"

import { uuidAt } from "./ids.ts"
import { demoAccounts } from "./people/accounts.ts"
import type { Firm } from "./people/firms.ts"
import type { Random } from "./random.ts"

/** A notice with the time it was told. */
export type ToldNotice = Notice & {
  readonly at: Instant
  /** Given for messages; of all other notices the newest are not read. */
  readonly isRead?: boolean
}

/** Notices of something that happened at this time. */
export const toldAt = (at: Instant, notices: ReadonlyArray<Notice>): ReadonlyArray<ToldNotice> =>
  notices.map((notice) => ({ ...notice, at: notice.at ?? at }))

const shownNotices = 15
const newNotices = 2
const minutesUntilRead = [1, 9] as const

const userIn = (firms: ReadonlyArray<Firm>) => {
  const owners = new Map(firms.map(({ owner, profile }) => [profile.id, owner.id]))
  return (to: Addressee): UserId | undefined => ("userId" in to ? to.userId : owners.get(to.providerId))
}

type Work = Pick<Marketplace, "quotes" | "reviews">

/** Things that have moved on since the notice, or were answered: whoever did that has read it. */
const isSettledIn = ({ quotes, reviews }: Work) => {
  const quoteOf = new Map<string, Work["quotes"][number]>(quotes.map((quote) => [quote.id, quote]))
  const replied = new Set<string>(reviews.flatMap(({ id, reply }) => (reply === null ? [] : [id])))
  return ({ kind, thingId }: ToldNotice): boolean => {
    const quote = quoteOf.get(thingId)
    return quote === undefined ? replied.has(thingId) : !isQuoteAsTold(kind, quote)
  }
}

/** The newest notices of one person as they are kept. */
const keptOf = (
  userId: UserId,
  told: ReadonlyArray<ToldNotice>,
  isSettled: (notice: ToldNotice) => boolean,
  random: Random
): ReadonlyArray<NotificationRecord> => {
  const shown = told.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, shownNotices)
  const open = shown.filter((notice) => notice.isRead === undefined && !isSettled(notice))
  const isNew = new Set(open.slice(0, newNotices))
  return shown.map((notice) => {
    const { at: createdAt, facts, isRead = !isNew.has(notice), kind, thingId } = notice
    const { thing } = noticeKinds[kind]
    const id = NotificationId.make(uuidAt(createdAt, random))
    const readAt = isRead ? plusMinutes(createdAt, random.between(...minutesUntilRead)) : null
    return { id, userId, kind, thing, thingId, facts, createdAt, readAt }
  })
}

/** What those who can sign in find in the app of all that was told. */
export const keepNotices = (
  users: ReadonlyArray<User>,
  firms: ReadonlyArray<Firm>,
  told: ReadonlyArray<ToldNotice>,
  work: Work,
  random: Random
): ReadonlyArray<NotificationRecord> => {
  const isSettled = isSettledIn(work)
  const userOf = userIn(firms)
  return users
    .filter(({ email }) => demoAccounts.some((account) => account.email === email))
    .flatMap(({ email, id }) =>
      keptOf(
        id,
        told.filter(({ to }) => userOf(to) === id),
        isSettled,
        random.fork(email)
      )
    )
}
