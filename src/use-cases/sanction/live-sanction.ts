import * as Effect from "effect/Effect"

import { holds } from "#domain/sanction/holds.ts"
import { AccountLimited, AccountSuspended } from "#domain/sanction/sanction-errors.ts"
import { sanctionWords } from "#domain/sanction/sanction-words.ts"
import type { LiveSanction } from "#domain/sanction/sanction.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { Mailer } from "#ports/mailer.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"

import { now } from "../now.ts"

/** The sanction that holds for a person now; null for none. */
export const liveSanctionOf = Effect.fnUntraced(function* (userId: UserId) {
  const open = yield* (yield* SanctionRepository).openOf(userId)
  return open !== null && holds(open, yield* now) ? open : null
})

const suspensionOf = (userId: UserId) =>
  Effect.map(liveSanctionOf(userId), (live) => (live?.level === "suspended" ? live : null))

export const isSuspended = (userId: UserId) => Effect.map(suspensionOf(userId), (found) => found !== null)

/** Refuses a person who is suspended, and says why, until when, and where to object. */
export const requireNotSuspended = Effect.fnUntraced(function* (userId: UserId) {
  const suspension = yield* suspensionOf(userId)
  if (suspension === null) return
  const { reason, until } = suspension
  yield* new AccountSuspended({ reason, until, contact: (yield* Mailer).contact })
})

/** Refuses something new to a person who is limited. */
export const refuseLimited = Effect.fnUntraced(function* ({ reason, until }: LiveSanction) {
  yield* new AccountLimited({ reason, until, contact: (yield* Mailer).contact })
})

/** What a limited person reads on every page. */
export const limitationWords = Effect.fnUntraced(function* (limited: LiveSanction) {
  return sanctionWords(limited, (yield* Mailer).contact)
})
