import { createHash, createHmac, randomUUID } from "node:crypto"

import * as Effect from "effect/Effect"

import type { Account } from "#domain/account/account.ts"
import { sessionDays } from "#domain/session/session.ts"
import { plusHours } from "#domain/shared/calendar.ts"
import { dayOf } from "#domain/shared/instant.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"
import { aSession } from "#tests/support/builders.ts"

/** Signs the cookies of the benchmark's servers. */
export const benchSecret = "a-secret-that-only-this-benchmark-knows"

// As keygrip does, with which Koa signs its cookies.
const signatureOf = (cookie: string) => createHmac("sha1", benchSecret).update(cookie).digest("base64url")

/** Opens sessions without checking passwords, as each hash would take a tenth of a second; returns their cookies. */
export const openSessions = (people: ReadonlyArray<Pick<Account, "id">>) =>
  Effect.gen(function* () {
    const { insert } = yield* SessionRepository
    const now = new Date().toISOString()
    return yield* Effect.forEach(people, ({ id: userId }) => {
      const key = randomUUID()
      const cookie = `session=${key}`
      const session = aSession({
        id: createHash("sha256").update(key).digest("hex"),
        userId,
        createdAt: now,
        seenOn: dayOf(now),
        expiresAt: plusHours(now, sessionDays * 24)
      })
      return Effect.as(insert(session), `${cookie}; session.sig=${signatureOf(cookie)}`)
    })
  })
