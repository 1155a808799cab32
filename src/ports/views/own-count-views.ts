import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { OwnCounts } from "#domain/account/own-counts.ts"
import type { Instant } from "#domain/shared/instant.ts"

export class OwnCountViews extends Context.Service<
  OwnCountViews,
  {
    /** Counts everything that the actor's lists hold. */
    readonly of: (actor: Actor, now: Instant) => Effect.Effect<OwnCounts>
  }
>()("ports/OwnCountViews") {}
