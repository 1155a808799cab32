import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { CategoryName } from "#domain/catalogue/category-names.ts"
import type { PlaceSlug } from "#domain/geo/place-slug.ts"
import type { LocalFacts, LocalReview, NearbyProvider } from "#domain/local/local-page.ts"
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

/** Another provider, and where they are. */
export interface Located extends Point {
  readonly provider: NearbyProvider
}

/** A turn of others around a provider. */
export interface Turn {
  readonly category: CategoryName
  readonly centre: Point
  readonly radiusMiles: number
  /** The provider whose turn it is, and who is not in it. */
  readonly after: ProviderId
  readonly limit: number
}

/**
 * What is known of places and categories. Everything follows the providers' own listings: who is listed, moves or
 * leaves counts at once. Where pages to link to are asked for, those with fewer than `localPageMinimum` listed providers
 * are not among them.
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
    /**
     * Listed providers of a category around a point, those with the next ids after one first, and after the last id from
     * the beginning: so each of many in one place is among the first of some others.
     */
    readonly others: (turn: Turn) => Effect.Effect<ReadonlyArray<Located>>
    /** The pages of a category with most providers, most first; equal ones by their place. */
    readonly largest: (category: CategoryName, limit: number) => Effect.Effect<ReadonlyArray<LocalPageName>>
    /** The pages that a listed provider is on, in no order. */
    readonly ofProvider: (id: ProviderId) => Effect.Effect<ReadonlyArray<LocalPageName>>
  }
>()("ports/LocalPageViews") {}
