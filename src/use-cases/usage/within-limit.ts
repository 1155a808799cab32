import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { UsageKind } from "#domain/usage/usage-limits.ts"
import { limitReached, windowEnd } from "#domain/usage/usage-rules.ts"
import { atomically } from "#ports/transactor.ts"
import { Usage, UsageLimits } from "#ports/usage.ts"

import { now } from "../now.ts"

interface Counted {
  readonly kind: UsageKind
  /** Counts once per thing and window. */
  readonly thing?: string
}

/**
 * Counts what the actor does, in the surrounding transaction, and refuses what is beyond its limit. People are counted
 * as users, whatever their role.
 */
export const withinLimit = Effect.fn("withinLimit")(function* (
  { id: userId }: Pick<Actor, "id">,
  ...all: ReadonlyArray<Counted>
) {
  const usage = yield* Usage
  const limits = (yield* UsageLimits).counted
  const at = yield* now
  const uses = all.map(({ kind, thing = null }) => ({
    userId,
    kind,
    thing,
    times: limits[kind].times,
    endsAt: windowEnd(limits[kind], at)
  }))
  yield* atomically(
    Effect.flatMap(usage.count(uses), (kind) =>
      kind === null ? Effect.void : Effect.fail(limitReached(kind, limits[kind], at))
    )
  )
})
