import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { ProviderProfile } from "#domain/provider/provider.ts"
import type { NotFound } from "#domain/shared/errors.ts"
import type { ProviderId } from "#domain/shared/ids.ts"

export class ProviderRepository extends Context.Service<
  ProviderRepository,
  {
    readonly insert: (profile: ProviderProfile) => Effect.Effect<void>
    /** Listed or not. */
    readonly byId: (id: ProviderId) => Effect.Effect<ProviderProfile, NotFound>
    /**
     * Changes a profile by a rule, and with it what searches and categories know of it, all or nothing. Of two changes
     * at once the second sees what the first has made.
     */
    readonly change: (
      id: ProviderId,
      rule: (profile: ProviderProfile) => ProviderProfile
    ) => Effect.Effect<ProviderProfile, NotFound>
    /** One more completed job. */
    readonly countCompletedJob: (id: ProviderId) => Effect.Effect<void>
  }
>()("ports/ProviderRepository") {}
