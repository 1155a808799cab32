import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { CategoryName } from "#domain/catalogue/category-names.ts"
import type { PlaceSlug } from "#domain/geo/place-slug.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

/** A run of listed providers in the order of their ids. */
export interface ProviderPiece {
  readonly lastId: ProviderId
  /** When the newest of them changed. */
  readonly updatedAt: Instant
}

/** All pages that come from the data, for search engines. `updatedAt` says when what a page shows last changed. */
export class SitemapViews extends Context.Service<
  SitemapViews,
  {
    /** The listed providers, in the order of their ids, in pieces of `size`; the last may be smaller. */
    readonly providerPieces: (size: number) => Effect.Effect<ReadonlyArray<ProviderPiece>>
    /** The listed providers whose ids follow `after` (null: from the first on) up to `upTo` (null: all that come). */
    readonly providersBetween: (
      after: ProviderId | null,
      upTo: ProviderId | null
    ) => Effect.Effect<ReadonlyArray<{ readonly id: ProviderId; readonly updatedAt: Instant }>>
    /** The categories that have local pages, in no order. */
    readonly localCategories: Effect.Effect<
      ReadonlyArray<{ readonly category: CategoryName; readonly updatedAt: Instant }>
    >
    /** The local pages of a category, in no order. There are fewer US cities than a sitemap may hold. */
    readonly localPages: (
      category: CategoryName
    ) => Effect.Effect<ReadonlyArray<{ readonly place: PlaceSlug; readonly updatedAt: Instant }>>
  }
>()("ports/SitemapViews") {}
