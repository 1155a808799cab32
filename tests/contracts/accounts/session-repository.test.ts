import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { withoutPassword } from "#domain/account/account-rules.ts"
import type { Session } from "#domain/session/session.ts"
import { OperatorRepository } from "#ports/repositories/operators/operator-repository.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"
import { aSanction, aSession, aUserId } from "#tests/support/builders.ts"
import { seedHomeowner, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const signedInAt = "2026-03-02T09:30:00.000Z"
const expiresAt = "2026-03-09T09:30:00.000Z"
const justBefore = "2026-03-09T09:29:59.999Z"

const seedSession = Effect.fnUntraced(function* (overrides: Partial<Session> = {}) {
  const account = yield* seedHomeowner()
  const session = aSession({ id: `key-of-${account.id}`, userId: account.id, ...overrides })
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
          providerId: null,
          businessName: null,
          isOperator: false,
          limited: null
        })
      })
    ))

  it("finds the person's provider profile as well", () =>
    run(
      Effect.gen(function* () {
        const { businessName, id, userId } = yield* seedProvider()
        const { session } = yield* seedSession({ id: "provider-key", userId })
        expect(yield* (yield* SessionRepository).find(session.id, signedInAt)).toMatchObject({
          user: { id: userId, role: "provider" },
          providerId: id,
          businessName
        })
      })
    ))

  it("tells an operator's, and until when the password holds", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* SessionRepository
        const { account, session } = yield* seedSession()
        const operator = { userId: account.id, grantedAt: signedInAt, grantedBy: null, notify: true }
        yield* (yield* OperatorRepository).add(operator)
        yield* sessions.unlock(session.id, justBefore)
        expect(yield* sessions.find(session.id, signedInAt)).toMatchObject({
          isOperator: true,
          session: { unlockedUntil: justBefore }
        })
      })
    ))

  it("holds a person to what they are limited or suspended to until its day has come everywhere", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* SessionRepository
        const { insert } = yield* SanctionRepository
        const { id: startedBy } = yield* seedHomeowner()
        const [limited, suspended] = [yield* seedSession(), yield* seedSession()]
        const until = "2026-03-05"
        for (const [level, { account }] of [
          ["limited", limited],
          ["suspended", suspended]
        ] as const)
          yield* insert(aSanction({ userId: account.id, startedBy, level, until }))
        const found = (at: string) =>
          Effect.forEach([limited, suspended], ({ session }) => sessions.find(session.id, at))
        // The sanction ends when that day begins in Hawaii, ten hours after UTC.
        expect(yield* found(`${until}T09:59:59.999Z`)).toMatchObject([
          { limited: { level: "limited", until } },
          null
        ])
        expect(yield* found(`${until}T10:00:00.000Z`)).toMatchObject([{ limited: null }, { limited: null }])
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

  it("writes down the day on which a session was seen", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* SessionRepository
        const { session } = yield* seedSession()
        yield* sessions.seen(session.id, "2026-03-05")
        expect(yield* sessions.find(session.id, signedInAt)).toMatchObject({
          session: { ...session, seenOn: "2026-03-05" }
        })
      })
    ))

  it("lists a person's sessions that have not expired, the latest begun first, and nobody else's", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* SessionRepository
        const { account, session } = yield* seedSession()
        yield* seedSession()
        const of = (id: string, times: Partial<Session>) => {
          const one = aSession({ id, userId: account.id, ...times })
          return Effect.as(sessions.insert(one), one)
        }
        const later = yield* of("later", { createdAt: "2026-03-03T09:30:00.000Z", expiresAt })
        yield* of("expired", { expiresAt: signedInAt })
        expect(yield* sessions.of(account.id, signedInAt)).toEqual([later, session])
      })
    ))

  it("lists the hundred of them that began last", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* SessionRepository
        const { account, session: first } = yield* seedSession({ createdAt: "2026-03-01T09:30:00.000Z" })
        for (let turn = 0; turn < 100; turn++)
          yield* sessions.insert(aSession({ id: `${account.id} ${turn}`, userId: account.id }))
        const listed = yield* sessions.of(account.id, signedInAt)
        expect(listed).toHaveLength(100)
        expect(listed.map(({ id }) => id)).not.toContain(first.id)
      })
    ))

  it("removes one of a person's sessions by the name that answers call it", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* SessionRepository
        const [own, other] = [yield* seedSession(), yield* seedSession()]
        expect(yield* sessions.removeOne(own.account.id, other.session.publicId)).toBeNull()
        expect(yield* sessions.removeOne(own.account.id, own.session.publicId)).toBe(own.session.id)
        expect(yield* sessions.removeOne(own.account.id, own.session.publicId)).toBeNull()
        expect(yield* sessions.of(other.account.id, signedInAt)).toEqual([other.session])
      })
    ))

  it("removes all of a person's sessions, or all but one, and nobody else's", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* SessionRepository
        const [{ account, session }, other] = [yield* seedSession(), yield* seedSession()]
        const further = aSession({ id: "further", userId: account.id })
        yield* sessions.insert(further)
        expect(yield* sessions.removeAll(account.id, session.id)).toEqual(["further"])
        expect(yield* sessions.of(account.id, signedInAt)).toEqual([session])
        expect(yield* sessions.removeAll(account.id, null)).toEqual([session.id])
        expect(yield* sessions.removeAll(account.id, null)).toEqual([])
        expect(yield* sessions.of(other.account.id, signedInAt)).toEqual([other.session])
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
        const stray = aSession({ id: "stray", userId: aUserId() })
        yield* Effect.exit(sessions.insert(stray))
        expect(yield* sessions.find("stray", signedInAt)).toBeNull()
      })
    ))
})
