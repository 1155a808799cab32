import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { UsageKind } from "#domain/usage/usage-limits.ts"
import { limitReached, windowEnd } from "#domain/usage/usage-rules.ts"
import { Transactor } from "#ports/transactor.ts"
import { Usage, UsageLimits } from "#ports/usage.ts"

import { now } from "../now.ts"

/**
 * Counts what the actor does, in the surrounding transaction, and refuses it beyond its limit. A `thing` counts once a
 * window. People are counted as users, whatever their role.
 */
export const withinLimit = Effect.fn("withinLimit")(function* (
  { id: userId }: Pick<Actor, "id">,
  kind: UsageKind,
  thing: string | null = null
) {
  const usage = yield* Usage
  const { atomically } = yield* Transactor
  const limit = (yield* UsageLimits).counted[kind]
  const at = yield* now
  const use = { userId, kind, thing, endsAt: windowEnd(limit, at) }
  yield* atomically(
    Effect.filterOrFail(
      usage.count(use, limit.times),
      (isWithin) => isWithin,
      () => limitReached(kind, limit, at)
    )
  )
})
