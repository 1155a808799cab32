import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { ProviderProfile } from "../domain/provider/provider.ts"
import type { NotFound } from "../domain/shared/errors.ts"
import type { ProviderId } from "../domain/shared/ids.ts"

export class ProviderRepository extends Context.Service<
  ProviderRepository,
  {
    readonly insert: (profile: ProviderProfile) => Effect.Effect<void>
    /** Listed or not. */
    readonly byId: (id: ProviderId) => Effect.Effect<ProviderProfile, NotFound>
    /** One more completed job. */
    readonly countCompletedJob: (id: ProviderId) => Effect.Effect<void>
  }
>()("ports/ProviderRepository") {}
