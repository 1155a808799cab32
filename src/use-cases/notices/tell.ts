import * as Effect from "effect/Effect"

import { noticeKinds } from "#domain/notices/notice-kinds.ts"
import { isVisible, newsOfNotice, type Notice } from "#domain/notices/notice.ts"
import { plusMinutes } from "#domain/shared/calendar.ts"
import { EmailId, NotificationId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { NotificationRepository, type Told } from "#ports/repositories/notification-repository.ts"

import { publish } from "../events/publish.ts"
import { newId } from "../new-id.ts"
import { now } from "../now.ts"

const toldOf = Effect.fnUntraced(function* ({ facts, kind, thingId, to, ...notice }: Notice, told: Instant) {
  const { thing, waitMinutes } = noticeKinds[kind]
  const createdAt = notice.at ?? told
  return {
    id: yield* newId(NotificationId),
    to,
    kind,
    thing,
    thingId,
    facts,
    createdAt,
    emailId: yield* newId(EmailId),
    emailAt: notice.at ?? plusMinutes(told, waitMinutes)
  } satisfies Told
})

/**
 * Tells people what has happened, with the surrounding transaction: in the app, which hears of it at once, and by an
 * email. Whether its reader wants the email and whether it is still true is decided when it is sent.
 */
export const tell = Effect.fn("tell")(function* (...notices: ReadonlyArray<Notice>) {
  if (notices.length === 0) return
  const at = yield* now
  const told = yield* Effect.forEach(notices, (notice) => toldOf(notice, at))
  yield* (yield* NotificationRepository).tell(told)
  const present = told.filter((one) => isVisible(one, at))
  yield* publish(...present.map(({ id, to }) => newsOfNotice(id, to)))
})
