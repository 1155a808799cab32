import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { withoutPassword } from "#domain/account/account-rules.ts"
import type { Session } from "#domain/session/session.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"
import { aUserId } from "#tests/support/builders.ts"
import { seedHomeowner, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const signedInAt = "2026-03-02T09:30:00.000Z"
const expiresAt = "2026-03-09T09:30:00.000Z"
const justBefore = "2026-03-09T09:29:59.999Z"

const seedSession = Effect.fnUntraced(function* (overrides: Partial<Session> = {}) {
  const account = yield* seedHomeowner()
  const session: Session = {
    id: `key-of-${account.id}`,
    userId: account.id,
    createdAt: signedInAt,
    expiresAt,
    ...overrides
  }
  yield* (yield* SessionRepository).insert(session)
  return { account, session }
})

onEveryStore("SessionRepository", (run) => {
  it("finds a session with its person", () =>
    run(
      Effect.gen(function* () {
        const { account, session } = yield* seedSession()
        expect(yield* (yield* SessionRepository).find(session.id, justBefore)).toEqual({
          session,
          user: withoutPassword(account),
          providerId: null
        })
      })
    ))

  it("finds the person's provider profile as well", () =>
    run(
      Effect.gen(function* () {
        const { id, userId } = yield* seedProvider()
        const { session } = yield* seedSession({ id: "provider-key", userId })
        expect(yield* (yield* SessionRepository).find(session.id, signedInAt)).toMatchObject({
          user: { id: userId, role: "provider" },
          providerId: id
        })
      })
    ))

  it("knows no session that expired, nor one that never was", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* SessionRepository
        const { session } = yield* seedSession()
        expect(yield* sessions.find(session.id, expiresAt)).toBeNull()
        expect(yield* sessions.find("unknown", signedInAt)).toBeNull()
      })
    ))

  it("extends a session", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* SessionRepository
        const { session } = yield* seedSession()
        const later = "2026-03-16T09:30:00.000Z"
        yield* sessions.extend(session.id, later)
        expect(yield* sessions.find(session.id, expiresAt)).toMatchObject({ session: { expiresAt: later } })
      })
    ))

  it("forgets a removed session, and only that one", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* SessionRepository
        const [{ session: removed }, { session: kept }] = [yield* seedSession(), yield* seedSession()]
        yield* sessions.remove(removed.id)
        expect(yield* sessions.find(removed.id, signedInAt)).toBeNull()
        expect(yield* sessions.find(kept.id, signedInAt)).not.toBeNull()
      })
    ))

  it("purges what expired and nothing else", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* SessionRepository
        const { session: expired } = yield* seedSession({ expiresAt: "2026-03-03T00:00:00.000Z" })
        const { session: valid } = yield* seedSession()
        yield* sessions.purge("2026-03-04T00:00:00.000Z")
        expect(yield* sessions.find(expired.id, "2026-03-02T10:00:00.000Z")).toBeNull()
        expect(yield* sessions.find(valid.id, signedInAt)).not.toBeNull()
      })
    ))

  it("has no use for a session of nobody", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* SessionRepository
        const stray = { id: "stray", userId: aUserId(), createdAt: signedInAt, expiresAt }
        yield* Effect.exit(sessions.insert(stray))
        expect(yield* sessions.find("stray", signedInAt)).toBeNull()
      })
    ))
})
