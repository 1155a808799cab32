import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Preferences } from "#domain/notices/preferences.ts"
import type { Deliveries } from "#domain/notices/topics.ts"
import type { UserId } from "#domain/shared/ids.ts"

export class PreferenceRepository extends Context.Service<
  PreferenceRepository,
  {
    /** What the person has chosen, and the defaults for the rest. */
    readonly of: (userId: UserId) => Effect.Effect<Preferences>
    /** Chooses anew for these topics. */
    readonly choose: (userId: UserId, chosen: Partial<Deliveries>) => Effect.Effect<void>
    readonly setTimeZone: (userId: UserId, timeZone: string) => Effect.Effect<void>
  }
>()("ports/PreferenceRepository") {}
