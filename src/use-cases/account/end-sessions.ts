import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { newsOfSessionEnd } from "#domain/events/news.ts"
import type { Session } from "#domain/session/session.ts"
import { NotFound } from "#domain/shared/errors.ts"
import type { SessionId, UserId } from "#domain/shared/ids.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"
import { atomically } from "#ports/transactor.ts"

import { publish } from "../events/publish.ts"
import { now } from "../now.ts"

/** Ends all of a person's sessions but one, or all, with the surrounding transaction; gives how many these were. */
export const endAllSessions = Effect.fnUntraced(function* (userId: UserId, but: Session["id"] | null) {
  const ended = yield* (yield* SessionRepository).removeAll(userId, but)
  yield* publish(...ended.map(newsOfSessionEnd))
  return ended.length
})

/** Where a person is signed in. */
export const listSessions = Effect.fn("listSessions")(function* ({ id }: Actor) {
  return yield* (yield* SessionRepository).of(id, yield* now)
})

/** Signs a person out in one browser. */
export const endOneSession = Effect.fn("endOneSession")(function* (actor: Actor, publicId: SessionId) {
  const sessions = yield* SessionRepository
  yield* atomically(
    Effect.gen(function* () {
      const ended = yield* sessions.removeOne(actor.id, publicId)
      if (ended === null) return yield* new NotFound({ thing: "session" })
      return yield* publish(newsOfSessionEnd(ended))
    })
  )
})

/** Signs a person out everywhere but in this browser; gives in how many that was. */
export const endOtherSessions = Effect.fn("endOtherSessions")(function* (actor: Actor, current: Session) {
  return yield* atomically(endAllSessions(actor.id, current.id))
})
