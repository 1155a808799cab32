import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { ProviderId, UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

export interface SavedProvider {
  readonly userId: UserId
  readonly providerId: ProviderId
  readonly createdAt: Instant
}

/** The professionals whom people have saved. */
export class SavedProviderRepository extends Context.Service<
  SavedProviderRepository,
  {
    /** Whether it is kept: true where it was before or there are fewer than `most`; two at once do not pass that. */
    readonly save: (saved: SavedProvider, most: number) => Effect.Effect<boolean>
    readonly unsave: (userId: UserId, providerId: ProviderId) => Effect.Effect<void>
  }
>()("ports/SavedProviderRepository") {}
