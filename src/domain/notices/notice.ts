import * as Schema from "effect/Schema"

import { type News, type Topic, topicOfProvider, topicOfUser } from "../events/event.ts"
import { plusMilliseconds } from "../shared/calendar.ts"
import { naming, NotificationId, optionalId, type ProviderId, unknownOf, type UserId } from "../shared/ids.ts"
import { Instant } from "../shared/instant.ts"
import { maxOwnPageSize } from "../shared/limits.ts"
import { ownPage } from "../shared/page.ts"
import type { NoticeThing } from "./kind.ts"
import { type FactsOf, type NoticeKind, noticeKinds } from "./notice-kinds.ts"

/** Whom a notice is for: a person, or the person behind a business. */
export type Addressee = { readonly userId: UserId } | { readonly providerId: ProviderId }

const topicOf = (to: Addressee): Topic =>
  "userId" in to ? topicOfUser(to.userId) : topicOfProvider(to.providerId)

/** Something that a person is told, in the app and by email. */
export type Notice = {
  readonly [K in NoticeKind]: {
    readonly to: Addressee
    readonly kind: K
    readonly thingId: string
    readonly facts: FactsOf<K>
    /** When it is to be told; absent for at once. */
    readonly at?: Instant
  }
}[NoticeKind]

/** A notice as it is kept. Nobody sees one that is planned before its `createdAt`. */
export interface NotificationRecord {
  readonly id: NotificationId
  readonly userId: UserId
  readonly kind: NoticeKind
  readonly thing: NoticeThing
  readonly thingId: string
  /** As the kind's schema has them. */
  readonly facts: unknown
  readonly createdAt: Instant
  readonly readAt: Instant | null
}

/**
 * Up to which `createdAt` notices are visible: those of a server whose clock is some seconds ahead are too. What is
 * planned for later is days ahead.
 */
export const visibleUpTo = (now: Instant): Instant => plusMilliseconds(now, 30_000)

export const isVisible = ({ createdAt }: Pick<NotificationRecord, "createdAt">, now: Instant): boolean =>
  createdAt <= visibleUpTo(now)

/** A notification as its reader sees it. */
export const Notification = Schema.Struct({
  id: NotificationId,
  kind: Schema.String,
  /** One line. */
  text: Schema.String,
  href: Schema.String,
  createdAt: Instant,
  readAt: Schema.NullOr(Instant)
})
export type Notification = typeof Notification.Type

export const asNotification = ({
  createdAt,
  facts,
  id,
  kind,
  readAt,
  thingId
}: NotificationRecord): Notification => {
  const { href, line } = noticeKinds[kind].textsOf(facts, thingId)
  return { id, kind, text: line, href, createdAt, readAt }
}

export const NotificationPage = Schema.Struct(ownPage(NotificationId))
export type NotificationPage = typeof NotificationPage.Type

const whichNotifications = "Please say which notifications, or up to which one"

/** What is read: some, or one with all before it. */
export const ReadNotifications = Schema.Struct({
  upTo: optionalId(NotificationId),
  ids: Schema.optional(
    naming(
      unknownOf(NotificationId),
      Schema.is(NotificationId),
      Schema.Array(NotificationId).check(
        Schema.isMaxLength(maxOwnPageSize, { message: `Please name at most ${maxOwnPageSize} notifications` })
      )
    )
  ).annotate({ message: unknownOf(NotificationId) })
}).check(
  Schema.makeFilter(
    ({ ids, upTo }) =>
      (ids === undefined) !== (upTo === undefined) || { path: ["ids"], issue: whichNotifications }
  )
)
export type ReadNotifications = typeof ReadNotifications.Type

/** The person has something new to look at. */
export const newsOfNotice = (id: NotificationId, to: Addressee): News => ({
  kind: "notification",
  id,
  to: [topicOf(to)]
})
