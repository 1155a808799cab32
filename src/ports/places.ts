import * as Context from "effect/Context"

import type { Town } from "#domain/geo/farthest-towns.ts"
import type { PlaceSlug } from "#domain/geo/place-slug.ts"
import type { SearchPlace } from "#domain/geo/search-place.ts"
import type { Point } from "#domain/provider/search/provider-search.ts"

/** A US place: a ZIP code's centre and what it is called. */
export interface Place extends Point {
  readonly zipCode: string
  readonly city: string
  /** Two letters: "TX". */
  readonly state: string
}

/** A place that a text may become while it is being typed. */
export interface PlaceCompletion extends Point {
  /** "Austin, TX", or "Austin, TX 78704" where a ZIP code is being typed. */
  readonly text: string
  readonly zipCode: string
}

export class Places extends Context.Service<
  Places,
  {
    /** The place that a ZIP code, "City, ST" or a city names, by its main ZIP code; null for anything else. */
    readonly find: (text: string) => Place | null
    /**
     * The place that a search with this text means: as `find`, and also with typing errors, short names ("LA") and
     * states.
     */
    readonly meant: (text: string) => SearchPlace | null
    /** Cities and ZIP codes that begin so, the best known first. */
    readonly complete: (text: string, limit: number) => ReadonlyArray<PlaceCompletion>
    /** The five-digit ZIP code in a location, else the main ZIP code of the place it names, else empty. */
    readonly zipCodeOf: (location: string) => string
    /** The city of a slug ("tx/austin"), at its main ZIP code; null when there is none. */
    readonly ofSlug: (slug: PlaceSlug) => Place | null
    /** The towns of the map within a square around a point that holds the circle. */
    readonly townsAround: (point: Point, radiusMiles: number) => ReadonlyArray<Town>
  }
>()("ports/Places") {}
