import * as Effect from "effect/Effect"

import type { NoticeKind } from "#domain/notices/notice-kinds.ts"
import { newsOfNotice } from "#domain/notices/notice.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"

import { publish } from "../events/publish.ts"

/** Takes back what somebody was told of things, where they have not read it; their open windows follow. */
export const unsay = Effect.fnUntraced(function* (
  userId: UserId,
  kind: NoticeKind,
  thingIds: ReadonlyArray<string>
) {
  const { withdraw } = yield* NotificationRepository
  const gone = yield* withdraw(userId, kind, thingIds)
  yield* publish(...gone.map((id) => newsOfNotice(id, { userId })))
})
