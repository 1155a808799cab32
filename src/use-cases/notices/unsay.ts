import * as Effect from "effect/Effect"

import type { NoticeKind } from "#domain/notices/notice-kinds.ts"
import { type Addressee, isVisible, newsOfNotice } from "#domain/notices/notice.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"

import { publish } from "../events/publish.ts"
import { now } from "../now.ts"

/** Takes back notices about these things that these people have not read, or that were to be told later on. */
export const unsay = Effect.fnUntraced(function* (
  to: ReadonlyArray<Addressee>,
  kind: NoticeKind,
  thingIds: ReadonlyArray<string>
) {
  const { withdraw } = yield* NotificationRepository
  const at = yield* now
  const gone = yield* withdraw(to, kind, thingIds)
  // Notices for a later time were not visible yet.
  const seen = gone.filter((one) => isVisible(one, at))
  yield* publish(...seen.map(({ id, userId }) => newsOfNotice(id, { userId })))
})
