import { leaseEnd } from "#domain/chores/lease.ts"
import {
  type EmailRecord,
  groupKeyOf,
  takenBack,
  toldWithTheDay,
  unwantedReasons
} from "#domain/notices/email.ts"
import { type Addressee, isVisible, type NotificationRecord } from "#domain/notices/notice.ts"
import type { UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import {
  NotificationRepository,
  type NotificationSlice,
  type ReadMark,
  type Told
} from "#ports/repositories/notification-repository.ts"

import { newestFirst } from "../order.ts"
import type { Store, Tables } from "../store.ts"
import { addEmail, isOpen } from "./emails.ts"

const userOf = ({ providers }: Tables, to: Addressee): UserId => {
  if ("userId" in to) return to.userId
  const provider = providers.get(to.providerId)
  if (provider === undefined) throw new Error(`There is no provider ${to.providerId}`)
  return provider.userId
}

const tell = (tables: Tables, { createdAt, emailAt, emailId, facts, id, kind, thing, thingId, to }: Told) => {
  const { notifications } = tables
  const userId = userOf(tables, to)
  for (const other of notifications.values()) {
    const isSame = other.userId === userId && other.kind === kind && other.thingId === thingId
    if (isSame && other.readAt === null) notifications.delete(other.id)
  }
  notifications.set(id, { id, userId, kind, thing, thingId, facts, createdAt, readAt: null })
  addEmail(tables, {
    id: emailId,
    userId,
    kind,
    thingId,
    groupKey: groupKeyOf(kind, thingId),
    notBefore: emailAt
  })
}

const visibleIn = ({ notifications }: Tables, userId: UserId, now: Instant) =>
  [...notifications.values()].filter((own) => own.userId === userId && isVisible(own, now))

const mark = (
  { notifications }: Tables,
  unread: ReadonlyArray<NotificationRecord>,
  readAt: Instant
): NotificationRecord["id"] | null => {
  for (const notification of unread) notifications.set(notification.id, { ...notification, readAt })
  return unread[0]?.id ?? null
}

const isMarked = (by: ReadMark, { createdAt, id, thingId }: NotificationRecord): boolean => {
  if ("upTo" in by) return createdAt <= by.upTo
  return "about" in by ? by.about.includes(thingId) : by.ids.includes(id)
}

const pageOf = (
  own: ReadonlyArray<NotificationRecord>,
  { before, limit }: NotificationSlice
): ReadonlyArray<NotificationRecord> =>
  own
    .filter((one) => before === null || newestFirst(before, one) < 0)
    .toSorted(newestFirst)
    .slice(0, limit)

const isUnwanted = ({ reason, state }: EmailRecord) =>
  state === "dropped" && unwantedReasons.includes(reason ?? "")

export const notificationRepository = ({ read, write }: Store) =>
  NotificationRepository.of({
    tell: (told) =>
      write((tables) => {
        for (const one of told) tell(tables, one)
      }),
    of: (userId, slice, now) => read((tables) => pageOf(visibleIn(tables, userId, now), slice)),
    own: (userId, id) =>
      read(({ notifications }) => {
        const found = notifications.get(id)
        return found?.userId === userId ? found : null
      }),
    unreadAbout: (userId, kind, thingId) =>
      read(
        ({ notifications }) =>
          [...notifications.values()].find(
            (own) =>
              own.userId === userId && own.kind === kind && own.thingId === thingId && own.readAt === null
          ) ?? null
      ),
    untold: (userId, slice, now) =>
      read((tables) => {
        const hasEmail = ({ createdAt, kind, thingId }: NotificationRecord) =>
          [...tables.emails.values()].some(
            (email) =>
              email.userId === userId &&
              email.kind === kind &&
              email.thingId === thingId &&
              (isOpen(email) ||
                email.groupKey !== null ||
                (email.sentAt ?? "") > createdAt ||
                (isUnwanted(email) && email.notBefore > createdAt))
          )
        const isLeftSince = ({ kind, thingId }: NotificationRecord) =>
          [...tables.emails.values()].some(
            (email) =>
              email.userId === userId &&
              email.kind === kind &&
              email.thingId === thingId &&
              email.state === "dropped" &&
              email.reason === toldWithTheDay &&
              email.notBefore >= leaseEnd(slice.since)
          )
        const untold = visibleIn(tables, userId, now).filter(
          (own) =>
            own.createdAt <= now &&
            own.readAt === null &&
            (own.createdAt > slice.since || isLeftSince(own)) &&
            slice.kinds.includes(own.kind) &&
            !hasEmail(own)
        )
        return pageOf(untold, slice)
      }),
    unread: (userId, now) =>
      read((tables) => visibleIn(tables, userId, now).filter(({ readAt }) => readAt === null).length),
    markRead: (userId, which, at) =>
      write((tables) => {
        const unread = visibleIn(tables, userId, at).filter(
          (own) => own.readAt === null && isMarked(which, own)
        )
        return mark(tables, unread, at)
      }),
    conversationRead: (userId, id, at) =>
      write((tables) => {
        const groupKey = groupKeyOf("message-received", id)
        for (const email of tables.emails.values()) {
          if (email.userId === userId && email.groupKey === groupKey)
            tables.emails.set(email.id, { ...email, groupKey: null })
        }
        const unread = [...tables.notifications.values()].filter(
          (own) =>
            own.userId === userId &&
            own.kind === "message-received" &&
            own.thingId === id &&
            own.readAt === null
        )
        return mark(tables, unread, at)
      }),
    withdraw: (to, kind, thingIds) =>
      write((tables) => {
        const { emails, notifications } = tables
        const userIds = new Set(to.map((one) => userOf(tables, one)))
        for (const email of emails.values()) {
          const isWaiting =
            email.userId !== null &&
            userIds.has(email.userId) &&
            email.kind === kind &&
            email.state === "waiting"
          if (!isWaiting || email.thingId === null || !thingIds.includes(email.thingId)) continue
          emails.set(email.id, { ...email, state: "dropped", reason: takenBack, groupKey: null })
        }
        const gone = [...notifications.values()].filter(
          (own) =>
            userIds.has(own.userId) &&
            own.kind === kind &&
            thingIds.includes(own.thingId) &&
            own.readAt === null
        )
        for (const { id } of gone) notifications.delete(id)
        return gone
      }),
    purge: (instant) =>
      write(({ notifications }) => {
        for (const { createdAt, id } of notifications.values())
          if (createdAt < instant) notifications.delete(id)
      })
  })
