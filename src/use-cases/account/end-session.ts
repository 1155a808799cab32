import * as Effect from "effect/Effect"

import { newsOfSessionEnd } from "#domain/events/news.ts"
import type { Session } from "#domain/session/session.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"
import { atomically } from "#ports/transactor.ts"

import { publish } from "../events/publish.ts"

/** Ends a session, and whatever goes on in it. */
export const endSession = Effect.fn("endSession")(function* (id: Session["id"]) {
  const sessions = yield* SessionRepository
  yield* atomically(Effect.andThen(sessions.remove(id), publish(newsOfSessionEnd(id))))
})
