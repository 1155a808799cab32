import { createHash, randomUUID } from "node:crypto"

import * as Effect from "effect/Effect"

import { maxUserAgentLength, type Session } from "#domain/session/session.ts"
import { lastToday } from "#domain/shared/calendar.ts"
import { SessionId, type UserId } from "#domain/shared/ids.ts"
import type { EventLog } from "#ports/event-log.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"
import { unlessStoreUnavailable } from "#ports/store-unavailable.ts"
import type { Transactor } from "#ports/transactor.ts"
import { endSession } from "#use-cases/account/end-session.ts"
import { now } from "#use-cases/now.ts"

import type { Context, RequestState } from "../context.ts"

/** What koa-session keeps of a session: whose it is and, in milliseconds, when it ends. */
export interface SessionData {
  readonly userId: UserId
  readonly _expire: number
}

interface Browser {
  /** Whether the session is its own already. */
  readonly isKnown: boolean
  readonly userAgent: string | null
}

const idOf = (key: string): Session["id"] => createHash("sha256").update(key).digest("hex")

const read = Effect.fnUntraced(function* (id: Session["id"]) {
  const sessions = yield* SessionRepository
  const at = yield* now
  const stored = yield* sessions.find(id, at)
  const today = lastToday(at)
  // Unknown or expired: an expired session's row is removed on sight.
  const note = stored === null ? sessions.remove(id) : sessions.seen(id, today)
  // Where nothing can be written people go on reading, and it is noted another time.
  if (stored?.session.seenOn !== today) yield* Effect.catchDefect(note, unlessStoreUnavailable)
  return stored
})

const write = Effect.fnUntraced(function* (id: Session["id"], data: SessionData, browser: Browser) {
  const sessions = yield* SessionRepository
  const { _expire: end, userId } = data
  const expiresAt = new Date(end).toISOString()
  const createdAt = yield* now
  const extend = sessions.extend(id, expiresAt)
  const insert = sessions.insert({
    id,
    userId,
    createdAt,
    expiresAt,
    publicId: SessionId.make(randomUUID()),
    userAgent: browser.userAgent,
    seenOn: lastToday(createdAt),
    unlockedUntil: null
  })
  yield* browser.isKnown ? extend : insert
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
    readonly #userAgent: string | null

    constructor({ headers, state }: Context) {
      this.#state = state
      this.#userAgent = headers["user-agent"]?.slice(0, maxUserAgentLength) ?? null
    }

    async get(key: string): Promise<SessionData | undefined> {
      const stored = await run(read(idOf(key)))
      if (stored === null) return undefined
      this.#state.signedIn = stored
      return { userId: stored.user.id, _expire: Date.parse(stored.session.expiresAt) }
    }

    set(key: string, data: SessionData): Promise<void> {
      const id = idOf(key)
      const isKnown = this.#isOwn(key)
      if (!isKnown) this.#state.begunSession = id
      return run(write(id, data, { isKnown, userAgent: this.#userAgent }))
    }

    async destroy(key: string): Promise<void> {
      // A visitor's key was never stored.
      if (this.#isOwn(key)) await run(endSession(idOf(key)))
    }

    #isOwn(key: string): boolean {
      return this.#state.signedIn?.session.id === idOf(key)
    }
  }
