import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Changed } from "#domain/events/changed.ts"
import type { ShownProvider } from "#domain/events/profile-news.ts"
import type { ProviderProfile, ProviderRating } from "#domain/provider/provider.ts"
import type { RatingCounts } from "#domain/provider/rating/rating-counts.ts"
import type { NotFound } from "#domain/shared/errors.ts"
import type { ProviderId, UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

export class ProviderRepository extends Context.Service<
  ProviderRepository,
  {
    readonly insert: (profile: ProviderProfile) => Effect.Effect<void>
    /** Listed or not. */
    readonly byId: (id: ProviderId) => Effect.Effect<ProviderProfile, NotFound>
    /** Null for somebody who has none. */
    readonly idOf: (userId: UserId) => Effect.Effect<ProviderId | null>
    /**
     * Changes a profile by a rule, and with it what searches and categories know of it, all or nothing. Of two changes
     * at once the second sees what the first has made. Returns what the rule returned, and the profile from before.
     */
    readonly change: (
      id: ProviderId,
      rule: (profile: ProviderProfile) => Changed<ProviderProfile>
    ) => Effect.Effect<Changed<ProviderProfile> & { readonly before: ProviderProfile }, NotFound>
    /**
     * The same for a new rating, by a rule that needs the star counts alone; nothing else is written. Returns where the
     * rating is shown.
     */
    readonly rate: (
      id: ProviderId,
      rule: (counts: RatingCounts) => ProviderRating
    ) => Effect.Effect<ShownProvider, NotFound>
    /**
     * Notes that what others see on the provider's page changed at this time, unless it changed later. Returns the
     * page, and the place and trades whose local pages show the provider.
     */
    readonly touch: (id: ProviderId, at: Instant) => Effect.Effect<ShownProvider>
    /** One more completed job; gives where the number is shown. */
    readonly countCompletedJob: (id: ProviderId) => Effect.Effect<ShownProvider, NotFound>
  }
>()("ports/ProviderRepository") {}
