import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { asNotification, type NotificationPage } from "#domain/notices/notice.ts"
import type { NotificationId } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"

import type { Body } from "../body.ts"
import { now } from "../now.ts"
import { pageOf, sliceOf } from "../page.ts"

const markAt = Effect.fnUntraced(function* ({ id: userId }: Actor, id: NotificationId) {
  const found = yield* (yield* NotificationRepository).own(userId, id)
  return found ?? (yield* invalid("before", "That notification is not one of yours"))
})

/** A page of one's notifications, newest first, and how many of all are unread. */
export const listNotifications = Effect.fn("listNotifications")(function* (
  actor: Actor,
  query: Body<NotificationPage>
) {
  const notifications = yield* NotificationRepository
  const slice = yield* sliceOf(yield* query, (before) => markAt(actor, before))
  const at = yield* now
  const [rows, unread] = yield* Effect.all(
    [notifications.of(actor.id, slice, at), notifications.unread(actor.id, at)],
    { concurrency: 2 }
  )
  return { ...pageOf(rows.map(asNotification), slice), unread }
})
