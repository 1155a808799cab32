import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { newsOfNotice } from "#domain/notices/notice.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"

import { publish } from "../events/publish.ts"
import { now } from "../now.ts"

/**
 * Marks as read, with the surrounding transaction, what the actor was told of these things: whoever acts on a thing has
 * seen it.
 */
export const seenBy = Effect.fn("seenBy")(function* (
  { id: userId }: Actor,
  ...about: readonly [string, ...ReadonlyArray<string>]
) {
  const told = yield* (yield* NotificationRepository).markRead(userId, { about }, yield* now)
  if (told !== null) yield* publish(newsOfNotice(told, { userId }))
})
