import { createHash } from "node:crypto"

import * as Effect from "effect/Effect"

import type { Session } from "#domain/session/session.ts"
import type { UserId } from "#domain/shared/ids.ts"
import type { EventLog } from "#ports/event-log.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"
import type { Transactor } from "#ports/transactor.ts"
import { endSession } from "#use-cases/account/end-session.ts"
import { now } from "#use-cases/now.ts"

import type { Context, RequestState } from "../context.ts"

/** What koa-session keeps of a session: whose it is and, in milliseconds, when it ends. */
export interface SessionData {
  readonly userId: UserId
  readonly _expire: number
}

const idOf = (key: string): Session["id"] => createHash("sha256").update(key).digest("hex")

const read = Effect.fnUntraced(function* (id: Session["id"]) {
  const sessions = yield* SessionRepository
  const stored = yield* sessions.find(id, yield* now)
  // Unknown or expired: an expired one's row goes on sight.
  if (stored === null) yield* sessions.remove(id)
  return stored
})

const write = Effect.fnUntraced(function* (id: Session["id"], data: SessionData, isNew: boolean) {
  const sessions = yield* SessionRepository
  const { _expire: end, userId } = data
  const expiresAt = new Date(end).toISOString()
  if (isNew) yield* sessions.insert({ id, userId, createdAt: yield* now, expiresAt })
  else yield* sessions.extend(id, expiresAt)
})

/** Runs what the store needs done. */
export type RunOnSessions = <A>(
  work: Effect.Effect<A, never, EventLog | SessionRepository | Transactor>
) => Promise<A>

/**
 * koa-session's store over the session repository, one instance a request. The repository knows the SHA-256 of a
 * session's key, so that what it holds opens no session. Reading one tells the request who asks.
 */
export const sessionStore = (run: RunOnSessions) =>
  class SessionStore {
    readonly #state: RequestState

    constructor({ state }: Context) {
      this.#state = state
    }

    async get(key: string): Promise<SessionData | undefined> {
      const stored = await run(read(idOf(key)))
      if (stored === null) return undefined
      this.#state.signedIn = stored
      return { userId: stored.user.id, _expire: Date.parse(stored.session.expiresAt) }
    }

    set(key: string, data: SessionData): Promise<void> {
      return run(write(idOf(key), data, !this.#isOwn(key)))
    }

    async destroy(key: string): Promise<void> {
      // A visitor's key was never stored.
      if (this.#isOwn(key)) await run(endSession(idOf(key)))
    }

    #isOwn(key: string): boolean {
      return this.#state.signedIn?.session.id === idOf(key)
    }
  }
