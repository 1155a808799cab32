import * as Effect from "effect/Effect"

import type { Levels } from "#adapters/system/meters.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"

/** How far behind the sending of emails is. */
export const outboxLevels = Effect.gen(function* () {
  const { failed, overdue } = yield* EmailRepository
  const now = Date.now()
  const { count, oldestAt } = yield* overdue(new Date(now).toISOString())
  const levels: Levels = {
    outbox_overdue: count,
    outbox_oldest_seconds: oldestAt === null ? 0 : (now - Date.parse(oldestAt)) / 1_000,
    outbox_failed: (yield* failed).count
  }
  return levels
})
