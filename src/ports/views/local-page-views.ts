import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { CategoryName } from "#domain/catalogue/category-names.ts"
import type { PlaceSlug } from "#domain/geo/place-slug.ts"
import type { LocalFacts, LocalReview } from "#domain/local/local-page.ts"
import type { Provider } from "#domain/provider/provider.ts"
import type { Point } from "#domain/provider/search/provider-search.ts"
import type { ProviderId } from "#domain/shared/ids.ts"

/** A category in a place. */
export interface Locality {
  readonly place: PlaceSlug
  readonly category: CategoryName
}

/** A locality with a page of its own, because it has enough listed providers. */
export interface LocalPageName extends Locality {
  readonly total: number
}

/**
 * What is known of places and categories. Everything follows the providers' own listings: who is listed, moves or
 * leaves counts at once. Where localities with a page are asked for, those with fewer than `localPageMinimum` listed
 * providers are not among them.
 */
export class LocalPageViews extends Context.Service<
  LocalPageViews,
  {
    readonly facts: (locality: Locality) => Effect.Effect<LocalFacts>
    /** The first of its providers, best rated first. */
    readonly providers: (locality: Locality, limit: number) => Effect.Effect<ReadonlyArray<Provider>>
    /** The newest reviews of these providers, newest service first. */
    readonly reviews: (
      ids: ReadonlyArray<ProviderId>,
      limit: number
    ) => Effect.Effect<ReadonlyArray<LocalReview>>
    /** The pages of a place, in no order. */
    readonly inPlace: (place: PlaceSlug) => Effect.Effect<ReadonlyArray<LocalPageName>>
    /** The pages of a category around a point, in no order: of all places with a provider so near. */
    readonly around: (
      category: CategoryName,
      centre: Point,
      radiusMiles: number
    ) => Effect.Effect<ReadonlyArray<LocalPageName>>
    /** The pages of a category with most providers, most first. */
    readonly largest: (category: CategoryName, limit: number) => Effect.Effect<ReadonlyArray<LocalPageName>>
    /** The pages that a listed provider is on, in no order. */
    readonly ofProvider: (id: ProviderId) => Effect.Effect<ReadonlyArray<LocalPageName>>
  }
>()("ports/LocalPageViews") {}
