import * as Effect from "effect/Effect"

import type { Account } from "#domain/account/account.ts"
import type { EmailKey } from "#domain/notices/email-key.ts"
import { Keys } from "#ports/keys.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import type { RunningApp } from "#tests/support/app/start-app.ts"
import { now } from "#use-cases/now.ts"

const inAnHour = (instant: string) => new Date(Date.parse(instant) + 3_600_000).toISOString()

/** The key of a link that was sent to a person, for a new password unless told otherwise. */
export const aLink = (
  app: RunningApp,
  { email, id }: Pick<Account, "email" | "id">,
  about: Partial<EmailKey> = {}
) =>
  app.run(
    Effect.gen(function* () {
      const { digest, key } = yield* (yield* Keys).make
      const createdAt = yield* now
      const expiresAt = inAnHour(createdAt)
      yield* (yield* EmailKeyRepository).issue({
        digest,
        userId: id,
        purpose: "reset",
        email,
        createdAt,
        expiresAt,
        usedAt: null,
        ...about
      })
      return key
    })
  )

/** The kinds of email that wait for a person. */
export const emailsTo = (app: RunningApp, { id }: Pick<Account, "id">) =>
  app.run(
    Effect.map(
      Effect.flatMap(EmailRepository, ({ waiting }) => waiting(100)),
      (emails) => emails.filter(({ userId }) => userId === id).map(({ kind }) => kind)
    )
  )

/** Claims the waiting emails, as the sender does; returns how many of them were for a person. */
export const emailsTaken = (app: RunningApp, { id }: Pick<Account, "id">) =>
  app.run(
    Effect.gen(function* () {
      const at = yield* now
      const taken = yield* (yield* EmailRepository).claim(at, inAnHour(at), 100)
      return taken.filter(({ userId }) => userId === id).length
    })
  )
