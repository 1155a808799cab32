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
    /**
     * Keeps a saved professional, if there are fewer than `most`; true also where it was saved before. Two calls at
     * once cannot exceed it.
     */
    readonly save: (saved: SavedProvider, most: number) => Effect.Effect<boolean>
    readonly unsave: (userId: UserId, providerId: ProviderId) => Effect.Effect<void>
  }
>()("ports/SavedProviderRepository") {}
