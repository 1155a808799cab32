import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { windowEnd } from "#domain/usage/usage-rules.ts"
import { Usage, UsageLimits } from "#ports/usage.ts"

import { now } from "../now.ts"
import { withinLimit } from "./within-limit.ts"

const kind = "phonesRead"

/**
 * Whether the actor may read this provider's number today. Only the first reading of a day writes. Where that write
 * fails, the number is shown all the same: a full disk must not keep people from calling, and reading cannot fill it.
 */
export const mayReadPhone = Effect.fn("mayReadPhone")(function* (actor: Actor, id: ProviderId) {
  const usage = yield* Usage
  const endsAt = windowEnd((yield* UsageLimits).counted[kind], yield* now)
  if (yield* usage.has({ userId: actor.id, kind, thing: id, endsAt })) return true
  return yield* withinLimit(actor, { kind, thing: id }).pipe(
    Effect.as(true),
    Effect.catchTag("LimitReached", () => Effect.succeed(false)),
    Effect.catchCause(() => Effect.succeed(true))
  )
})
