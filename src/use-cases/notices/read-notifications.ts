import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { newsOfNotice, type ReadNotifications } from "#domain/notices/notice.ts"
import { invalid } from "#domain/shared/input.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { publish } from "../events/publish.ts"
import { now } from "../now.ts"

const markOf = Effect.fnUntraced(function* ({ id: userId }: Actor, { ids = [], upTo }: ReadNotifications) {
  if (upTo === undefined) return { ids }
  const last = yield* (yield* NotificationRepository).own(userId, upTo)
  return { upTo: (last ?? (yield* invalid("upTo", "That notification is not one of yours"))).createdAt }
})

/** Marks notifications as read: some, or one with all before it. All windows of the person hear of it. */
export const readNotifications = Effect.fn("readNotifications")(function* (
  actor: Actor,
  body: Body<ReadNotifications>
) {
  const notifications = yield* NotificationRepository
  const mark = yield* markOf(actor, yield* body)
  const at = yield* now
  yield* atomically(
    Effect.gen(function* () {
      const marked = yield* notifications.markRead(actor.id, mark, at)
      if (marked !== null) yield* publish(newsOfNotice(marked, { userId: actor.id }))
    })
  )
  return { unread: yield* notifications.unread(actor.id, at) }
})
